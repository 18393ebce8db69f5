import { expect, test } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { ADMIN, expireToken, signIn, submitLogin, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation(WITH_ADMIN);
});
test.afterAll(() => vaglio.stop());

test('a server that fails at each refresh ends the session, and the login leads back', async ({
  context,
}) => {
  const page = await context.newPage();
  await signIn(page, vaglio.url);
  await page.goto(`${vaglio.url}/user`);
  await expect(page.getByText(ADMIN.email).first()).toBeVisible();
  await page.route('**/auth/refresh', (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }));
  await expireToken(page);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await page.unroute('**/auth/refresh');
  await submitLogin(page);
  await expect(page).toHaveURL(/\/user$/);
});

test('an open login page goes where one wanted to be when another tab signs in', async ({ context }) => {
  const waiting = await context.newPage();
  await waiting.goto(`${vaglio.url}/potential-investiments?q=bio`);
  await expect(waiting).toHaveURL(/\/login$/);
  await waiting.getByLabel('Email').fill('half@typed');
  const other = await context.newPage();
  await signIn(other, vaglio.url);
  await expect(waiting).toHaveURL(/\/potential-investiments\?q=bio$/);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(waiting).toHaveURL(/\/login$/);
});
