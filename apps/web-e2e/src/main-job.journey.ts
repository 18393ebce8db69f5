import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { chooseList, createParameter, curateAll, importRows, openSection } from './settings-steps';

const LIST = join(__dirname, '../../../libs/results/src/csv/fixtures/startups-windows1252-semicolon.csv');
const PASSWORD = 'Sieben Siebe sieben Spreu';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation();
});
test.afterAll(() => vaglio.stop());

test('a spreadsheet becomes a ranked list in which each score is explained @smoke', async ({ page }) => {
  await choosePassword(page);
  await importList(page);
  await curateAll(page, 92);
  await setWeights(page);
  await makeGroup(page);
  await readRanking(page);
  await signOut(page);
});

/** Opens the link from the console output, sets the password and continues to the dashboard. */
async function choosePassword(page: Page) {
  const link = /http\S+#tmpToken=\S+/.exec(vaglio.printed())?.[0];
  expect(link, 'the console prints a link').toBeDefined();
  await page.goto(link ?? '');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/**
 * Imports a list in Windows-1252 with semicolons, as Excel with Swiss settings saves it. An unknown column becomes an
 * award.
 */
async function importList(page: Page) {
  await chooseList(page, LIST);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('semicolon');
  await expect(dialog).toContainText('windows-1252');
  await dialog.getByRole('checkbox', { name: 'boldbrain' }).check();
  await importRows(page, 92);
}

const WEIGHTS = [
  ['venture kick 3', '4'],
  ['top 100 swiss startup', '2.25'],
  ['eth spin-off', '1.5'],
  ['boldbrain', '0.1'],
] as const;

async function setWeights(page: Page) {
  await openSection(page, 'Parameters');
  for (const [name, value] of WEIGHTS) await createParameter(page, name, value);
  await expect(page.getByRole('row', { name: /venture-kick-3/ })).toContainText('4.0000');
}

/** Creates an exclusivity group in which only the top 100 award counts for a startup that is also an ETH spin-off. */
async function makeGroup(page: Page) {
  await openSection(page, 'Params exclusivity');
  await page.getByRole('button', { name: 'New' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Name').fill('Recognition');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Recognition' })).toBeVisible();
  for (const [award, precedence] of [
    ['eth spin-off', '1'],
    ['top 100 swiss startup', '2'],
  ] as const) {
    await page.getByLabel('Parameter', { exact: true }).selectOption(award);
    await page.getByRole('textbox', { name: 'Precedence' }).fill(precedence);
    await page.getByRole('button', { name: 'Add item' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${precedence} ${award}`) })).toBeVisible();
  }
}

/**
 * Checks that the startup whose award has the largest weight ranks first. Also checks that two awards of a group show
 * which award counts and why.
 */
async function readRanking(page: Page) {
  await page.getByRole('link', { name: 'Potential Investiments' }).click();
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('biped.ai');
  await expect(cards.first()).toContainText('4.0');
  await page.getByLabel('Search by company or founder').fill('planted');
  const card = cards.filter({ has: page.getByText('Planted', { exact: true }) });
  await expect(cards.first()).toContainText(/planted/i);
  await card.getByRole('button', { name: /Why/ }).click();
  const ledger = page.getByRole('dialog', { name: 'Why 2.25?' });
  await expect(ledger.getByRole('row', { name: /top 100 swiss startup.*Counted 2\.25/ })).toBeVisible();
  await expect(
    ledger.getByRole('row', { name: /eth spin-off Superseded by top 100 swiss startup.*Superseded 1\.5/ }),
  ).toBeVisible();
  await expect(ledger.getByRole('row', { name: 'Score 2.25' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ledger).toBeHidden();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(`${vaglio.url}/potential-investiments`);
  await expect(page).toHaveURL(/\/login$/);
}
