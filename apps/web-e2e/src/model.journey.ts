import { expect, test } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { DIALOG_OF_MODEL } from './dialog-openers';
import { startInstallation, type Installation } from './installation';
import { startLyingModel, type LyingModel } from './lying-model';
import { signIn, WITH_ADMIN } from './sign-in';

let model: LyingModel;
let vaglio: Installation;
test.beforeAll(async () => {
  model = await startLyingModel('Lumitide', 'Zurich');
  vaglio = await startInstallation({
    ...WITH_ADMIN,
    LLM_BASE_URL: model.url,
    LLM_API_KEY: 'none',
    LLM_MODELS: 'liar',
  });
});
test.afterAll(async () => {
  await vaglio.stop();
  await model.close();
});

test(`${DIALOG_OF_MODEL} has no fault, at any width and in both colour schemes`, async ({ page }) => {
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
