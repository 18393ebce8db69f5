import { expect, test } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { DIALOG_OF_MODEL } from './dialog-steps';
import type { Installation } from './installation';
import { startLyingInstallation } from './lying-installation';
import { signIn } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startLyingInstallation();
});
test.afterAll(() => vaglio.stop());

test(`${DIALOG_OF_MODEL} is accessible at every width in both colour schemes`, async ({ page }) => {
  await signIn(page, vaglio.url);
  await page.goto(`${vaglio.url}/configurations#prompt`);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look, '[role="dialog"]')));
  }
  expect(faults).toEqual([]);
});
