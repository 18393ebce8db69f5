import { expect, test } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { ADMIN, signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
});
test.afterAll(() => vaglio.stop());

const NAME = 'Kontaktpunkt Telematik AG';

test('a startup deleted by an admin disappears everywhere until it is restored', async ({ page }) => {
  await signIn(page, vaglio.url, ADMIN);
  const results = (tab: string) => `${vaglio.url}/configurations?tab=${tab}&q=kontaktpunkt#results`;
  await page.goto(results('curated'));
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await expect(row).toBeVisible();
  const before = await row.textContent();
  await row.getByRole('button', { name: `Delete ${NAME}` }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: `Type ${NAME} to delete it` }).fill(NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${NAME} is deleted.`, { exact: false })).toBeVisible();
  await expect(page.getByText('No startup matches')).toBeVisible();

  await page.goto(`${vaglio.url}/potential-investiments?q=kontaktpunkt`);
  await expect(page.getByRole('region', { name: NAME })).toHaveCount(0);
  await page.goto(results('raw'));
  await expect(page.getByText('Startup deleted')).toBeVisible();

  await page.getByRole('tab', { name: /Deleted/ }).click();
  await page.getByRole('button', { name: `Restore ${NAME}` }).click();
  await expect(page.getByText(`${NAME} is restored.`)).toBeVisible();
  await page.goto(results('curated'));
  await expect(row).toHaveText(before ?? '');
});
