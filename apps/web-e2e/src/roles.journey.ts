import { expect, test, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { ADMIN, signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

/** Permissions of each role. Source: specification, section 6. */
const RIGHTS = [
  { name: 'a user', person: PEOPLE.user, seesSettings: false, mayWrite: false },
  { name: 'a user with investments:write', person: PEOPLE.writer, seesSettings: false, mayWrite: true },
  { name: 'a super', person: PEOPLE.super, seesSettings: true, mayWrite: false },
  { name: 'an admin', person: ADMIN, seesSettings: true, mayWrite: true },
] as const;

for (const { name, person, seesSettings, mayWrite } of RIGHTS) {
  test(`${name} ${seesSettings ? 'sees' : 'does not see'} the settings`, async ({ page }) => {
    await signIn(page, vaglio.url, person);
    await expect(page.getByRole('link', { name: 'Potential Investiments' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(seesSettings ? 1 : 0);
    await page.goto(`${vaglio.url}/configurations#params`);
    if (seesSettings)
      return expect(page.getByRole('heading', { name: 'Parameters', exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/configurations/);
    await expect(page.getByRole('heading', { name: 'Parameters', exact: true })).toHaveCount(0);
    expect(await call(page, 'POST', '/auth/admin/parameters', { parameterName: 'mine', value: 9 })).toEqual({
      status: 403,
      error: 'Not allowed',
    });
    expect((await call(page, 'GET', '/auth/admin/users')).status).toBe(403);
  });

  test(`${name} ${mayWrite ? 'marks, rejects and edits' : 'reads, and is refused all calls sent by hand'}`, async ({
    page,
  }) => {
    await signIn(page, vaglio.url, person);
    await page.goto(`${vaglio.url}/potential-investiments?q=kontaktpunkt`);
    const details = page.getByRole('region', { name: 'Kontaktpunkt Telematik AG' });
    await expect(details.getByRole('heading', { name: 'Awards' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Why\?/ })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Manage' })).toHaveCount(mayWrite ? 1 : 0);
    await expect(details.getByRole('button', { name: 'Edit text' })).toHaveCount(mayWrite ? 1 : 0);
    await (mayWrite ? decide(page) : beRefused(page));
  });
}

/**
 * Sends the requests of the hidden buttons with the user's own token. The server must refuse them and change nothing.
 */
async function beRefused(page: Page) {
  const before = await startupOf(page);
  expect(await call(page, 'PATCH', `/auth/investments/${before.id}/flags`, { rejected: 1 })).toEqual({
    status: 403,
    error: 'Not allowed',
  });
  expect(
    await call(page, 'PATCH', `/auth/investments/${before.id}/text`, { email: 'mine@example.ch' }),
  ).toEqual({ status: 403, error: 'Not allowed' });
  expect(await startupOf(page)).toEqual(before);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Kontaktpunkt Telematik AG' })).toBeVisible();
}

/** Sets a flag, rejects a startup and undoes the rejection, and saves a text. */
async function decide(page: Page) {
  const card = page.getByRole('article', { name: 'Kontaktpunkt Telematik AG' });
  await choose(page, 'menuitemcheckbox', 'Contract');
  await expect(card).toContainText('Contract');
  await page.reload();
  await expect(card).toContainText('Contract');
  await choose(page, 'menuitemcheckbox', 'Contract');
  await expect(card).not.toContainText('Contract');

  await choose(page, 'menuitem', 'Reject');
  const asked = page.getByRole('dialog', { name: 'Kontaktpunkt Telematik AG' });
  await asked.getByRole('radio', { name: /Too early/ }).check();
  await asked.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(card).toHaveCount(0);
  // The card disappears before the server responds. Until then, the newest Undo button belongs to the flag.
  await expect(page.getByText(/was rejected\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('button', { name: 'Kontaktpunkt Telematik AG', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Edit text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit text of Kontaktpunkt Telematik AG' });
  await dialog.getByLabel('Founding year').fill('1799');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Founding year must be between 1800 and 2100.');
  await dialog.getByLabel('Founding year').fill('1800');
  await dialog.getByLabel('Phone').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('1800');
  expect(await startupOf(page)).toMatchObject({ founding_year: 1800, number: null, rejected: 0 });
}

async function choose(page: Page, role: 'menuitem' | 'menuitemcheckbox', name: string) {
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole(role, { name }).click();
}

interface Answer {
  readonly status: number;
  readonly error: unknown;
}

/** Sends an API request with the user's own token, without the user interface. */
function call(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        ...(body && { 'Content-Type': 'application/json' }),
      };
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const data: unknown = await answer.json();
      return { status: answer.status, error: Object(data).error };
    },
    { method, path, body },
  );
}

/** Returns the startup from the server. */
function startupOf(page: Page): Promise<{ readonly id: string }> {
  return page.evaluate(async () => {
    const answer = await fetch('/auth/investments?q=kontaktpunkt', {
      headers: { Authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    const list: { items: [{ id: string }] } = await answer.json();
    return list.items[0];
  });
}
