import { expect, test } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { signIn, WITH_ADMIN } from './sign-in';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
});
test.afterAll(() => vaglio.stop());
test.beforeEach(({ page }) => signIn(page, vaglio.url));

test('the name of a choice stays on its line', async ({ page }) => {
  await page.goto(`${vaglio.url}/configurations#score_config`);
  await page.getByLabel('Threshold').fill('9');
  await page.getByRole('button', { name: 'Preview effect' }).click();
  const name = await page.getByText('Names of', { exact: true }).boundingBox();
  expect(name?.height).toBeLessThan(24);
});
