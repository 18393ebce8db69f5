import { expect, test } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { ADMIN, signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
});
test.afterAll(() => vaglio.stop());

test('the command palette opens a section and a startup by keyboard alone, and offers recent selections again', async ({
  page,
}) => {
  await signIn(page, vaglio.url, ADMIN);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Go to or do' });
  await expect(field).toBeFocused();
  await page.keyboard.type('scrap');
  await expect(page.getByRole('option')).toHaveText([/^Scraper/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/configurations#scraper$/);

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('trentalori');
  await expect(page.getByRole('option', { name: /^Trentalori Sagl, Engineering, Ticino/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/potential-investiments\?startup=\d+$/);
  await expect(page.getByRole('region', { name: 'Trentalori Sagl' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^Trentalori/,
    /^Scraper/,
  ]);
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look, '[role="dialog"]')));
  }
  expect(faults).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
