import { expect, test, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

test('a bulk rejection is refused after a change by a colleague, repeated for the other startups, and undone', async ({
  browser,
}) => {
  const [wanda, admin] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await signIn(wanda, vaglio.url, PEOPLE.writer);
  await signIn(admin, vaglio.url);
  const names = await openList(wanda);
  await openList(admin);
  await wanda.keyboard.press('x');
  await wanda.keyboard.press('j');
  await wanda.keyboard.press('j');
  await wanda.keyboard.press('Shift+X');
  const bar = wanda.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('3 selected');

  await card(admin, names[1]).getByRole('button').first().click();
  // the details pane has loaded when it contains Manage
  await expect(admin.getByRole('region', { name: names[1], exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Manage' }).click();
  await admin.getByRole('menuitem', { name: 'Reject' }).click();
  const asked = admin.getByRole('dialog');
  await asked.getByRole('radio', { name: /Too early/ }).check();
  // The card disappears before the server has saved the decision.
  const isDecided = admin.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await asked.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(card(admin, names[1])).toBeHidden();
  await isDecided;

  await wanda.keyboard.press('r');
  const dialog = wanda.getByRole('dialog', { name: 'Reject 3 startups' });
  await dialog.getByRole('radio', { name: /Outside our sectors/ }).check();
  await dialog.getByRole('button', { name: 'Reject 3' }).click();
  const refused = dialog.getByRole('alert');
  await expect(refused).toContainText('The selection has changed: 3 expected, 2 now.');
  await expect(refused).toContainText(`${names[1]} was rejected by admin`);
  await dialog.getByRole('button', { name: 'Reject 2' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(wanda, names[0])).toBeHidden();
  await expect(card(wanda, names[2])).toBeHidden();

  await wanda.getByRole('button', { name: 'Undo' }).click();
  await expect(card(wanda, names[0])).toBeVisible();
  await expect(card(wanda, names[2])).toBeVisible();
  await expect(card(wanda, names[1])).toBeHidden();
});

const card = (page: Page, name = '') => page.getByRole('article', { name, exact: true });

/**
 * Opens the ranked list.
 * @returns the names of its first startups
 */
async function openList(page: Page): Promise<string[]> {
  await page.goto(`${vaglio.url}/potential-investiments`);
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeAttached();
  return page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
}
