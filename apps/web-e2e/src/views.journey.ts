import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { signIn, WITH_ADMIN } from './sign-in';

const WIDE = { width: 1440, colorScheme: 'light' } as const;
const PHONE = { width: 375, colorScheme: 'light' } as const;

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

const LIST = '/potential-investiments';
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const eligibility = (page: Page) => page.getByRole('combobox', { name: 'Eligibility' });

test('a view is saved for the team, and a colleague changes a private draft and updates the view', async ({
  browser,
}) => {
  const [admin, wanda] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await lookAs(admin, WIDE);
  await lookAs(wanda, WIDE);
  await signIn(admin, vaglio.url);
  await signIn(wanda, vaglio.url, PEOPLE.writer);

  await admin.goto(`${vaglio.url}${LIST}?top=eligible`);
  await admin.getByRole('button', { name: 'Save view' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Board shortlist');
  await dialog.getByRole('switch', { name: /^Team view/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tab(admin, /Board shortlist/)).toHaveAttribute('aria-current', 'page');

  await wanda.goto(`${vaglio.url}/dashboard`);
  // The hotkeys work only after the page has rendered.
  await expect(wanda.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await wanda.keyboard.press('Control+k');
  await wanda.getByRole('combobox', { name: 'Go to or do' }).fill('shortlist');
  await wanda.getByRole('option', { name: /^Board shortlist, team/ }).click();
  await expect(eligibility(wanda)).toHaveValue('eligible');
  await eligibility(wanda).selectOption('not_eligible');
  const changes = wanda.getByRole('group', { name: 'Changes of this view' });
  await expect(changes).toContainText('Edited');
  await admin.reload();
  await expect(eligibility(admin)).toHaveValue('eligible');

  await changes.getByRole('button', { name: 'Update for team' }).click();
  await wanda.getByRole('dialog').getByRole('button', { name: 'Update for team' }).click();
  await expect(changes).toBeHidden();
  await admin.reload();
  await expect(eligibility(admin)).toHaveValue('not_eligible');
});

test('on a phone all filters are in one sheet whose button shows the number of matching startups', async ({
  page,
}) => {
  await signIn(page, vaglio.url, PEOPLE.user);
  await lookAs(page, PHONE);
  await page.goto(`${vaglio.url}${LIST}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Eligibility' }).selectOption('eligible');
  await expect(page).toHaveURL(/top=eligible/);
  expect(await faultsOf(page, PHONE, '[role="dialog"]')).toEqual([]);
  const show = sheet.getByRole('button', { name: /^Show \d+ startups?$/ });
  const words = (await show.innerText()).replace('Show ', '');
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeFocused();
});

test('the table header stays visible, and the table and its filters are accessible', async ({ page }) => {
  await signIn(page, vaglio.url, PEOPLE.writer);
  await lookAs(page, WIDE);
  await page.goto(`${vaglio.url}${LIST}?layout=table&pageSize=50`);
  const header = page.getByRole('columnheader', { name: 'Company' });
  await expect(header).toBeVisible();
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
  const faults: string[] = [];
  for (const look of LOOKS.filter(({ width }) => width >= 768)) {
    await lookAs(page, look);
    await expect(header).toBeVisible();
    faults.push(...(await faultsOf(page, look)));
  }
  await lookAs(page, WIDE);
  for (const kind of ['Stage', 'Money raised']) {
    await page.getByRole('button', { name: 'Add a filter' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    await expect(page.getByRole('dialog', { name: kind })).toBeVisible();
    faults.push(...(await faultsOf(page, WIDE, '[role="dialog"]')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});
