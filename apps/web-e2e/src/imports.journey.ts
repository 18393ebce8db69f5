import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { chooseList, curateAll, openSection } from './settings-steps';
import { signIn, WITH_ADMIN } from './sign-in';

const LIST = join(__dirname, '../../../libs/results/src/csv/fixtures/startups-windows1252-semicolon.csv');

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation(WITH_ADMIN);
});
test.afterAll(() => vaglio.stop());

test('a person maps, checks, imports, curates and undoes a list @smoke', async ({ page }) => {
  await signIn(page, vaglio.url);
  await chooseList(page, LIST);
  await page.getByRole('button', { name: 'Map and check' }).click();
  const masschallenge = page.getByRole('combobox', { name: 'masschallenge becomes' });
  await expect(page.getByRole('combobox', { name: 'w.a. de vigier becomes' })).toContainText(
    'w.a. de vigier award',
  );
  await masschallenge.selectOption({ label: 'Award: masschallenge gold' });
  await expect(page.getByText('Chosen by you')).toBeVisible();
  await looksWell(page);
  await page.getByRole('button', { name: 'Import 92 rows' }).click();
  await expect(page.getByText('92 of 92 rows written')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('tab', { name: 'Raw' })).toContainText('92');
  await curateAll(page, 92);
  await page.getByRole('tab', { name: 'Imports' }).click();
  await page.getByRole('button', { name: /^Report/ }).click();
  await looksWell(page);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Undo 92 rows' }).click();
  await expect(page.getByText('92 rows undone')).toBeVisible();
  await openSection(page, 'Users');
  await openSection(page, 'LLM Results');
  await expect(page.getByRole('tab', { name: 'Raw' })).toContainText('0');
  await expect(page.getByRole('tab', { name: 'Curated' })).toContainText('0');
});

/** Checks accessibility at every width in both colour schemes. */
async function looksWell(page: Page) {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look)));
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(faults).toEqual([]);
}
