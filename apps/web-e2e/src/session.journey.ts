import { expect, test } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { ADMIN, expireToken, signIn, submitLogin, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation(WITH_ADMIN);
});
test.afterAll(() => vaglio.stop());

test('a server error at every refresh ends the session, and the login leads back to the page', async ({
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

test('an open login page redirects to the requested page when another tab signs in', async ({ context }) => {
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

test('a page whose script is missing is reloaded once, and then offers Reload', async ({ page }) => {
  await signIn(page, vaglio.url);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const missing = '**/assets/configurations-*.js';
  await page.route(missing, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be shown.');
  await expect(page).toHaveURL(/\/configurations$/);
  expect(loads).toBe(1);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(missing);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});
