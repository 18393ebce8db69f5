import { expect, test } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { ADMIN, expireToken, signIn, submitLogin, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation(WITH_ADMIN);
});
test.afterAll(() => vaglio.stop());

test('the login reports a wrong password and keeps the input', async ({ page }) => {
  await page.goto(`${vaglio.url}/login`);
  await submitLogin(page, { ...ADMIN, password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
});

test('a page that needs a session leads to the login and then back to the page @smoke', async ({ page }) => {
  await page.goto(`${vaglio.url}/potential-investiments`);
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page);
  await expect(page).toHaveURL(/\/potential-investiments/);
  await expect(page.getByText('Login successful')).toBeVisible();
});

test('a login that started from the settings ends on the dashboard', async ({ page }) => {
  await page.goto(`${vaglio.url}/configurations#params`);
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('two tabs with an expired token refresh the session only once', async ({ context }) => {
  const first = await context.newPage();
  await signIn(first, vaglio.url);
  const second = await context.newPage();
  await second.goto(`${vaglio.url}/user`);
  await expect(second.getByText(ADMIN.email).first()).toBeVisible();
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes++;
  });
  // An open page would also refresh the expired token, and a reload would interrupt that request.
  for (const tab of [first, second]) await tab.goto(`${vaglio.url}/robots.txt`);
  await expireToken(first);
  await Promise.all([first.goto(`${vaglio.url}/dashboard`), second.goto(`${vaglio.url}/user`)]);
  await expect(first.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(second.getByText(ADMIN.email).first()).toBeVisible();
  expect(refreshes).toBe(1);
});

test('after a logout the back button shows no protected page, and another tab is signed out', async ({
  context,
}) => {
  const page = await context.newPage();
  await signIn(page, vaglio.url);
  const other = await context.newPage();
  await other.goto(`${vaglio.url}/user`);
  await page.getByRole('link', { name: 'User' }).click();
  await expect(page.getByText(ADMIN.email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page.getByText(ADMIN.email)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a person can sign out while the server cannot be reached', async ({ page }) => {
  const own = await startInstallation(WITH_ADMIN);
  await signIn(page, own.url);
  await own.stop();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('deviceId')]),
  ).toEqual([null, null]);
});

test('a device that was signed out in the profile is signed out at its next click', async ({ browser }) => {
  const [here, there] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await signIn(there, vaglio.url);
  await signIn(here, vaglio.url);
  await here.getByRole('link', { name: 'User' }).click();
  await here.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(here.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  // The page also signs out on its own if its live connection ends before the click.
  await Promise.race([there.getByRole('link', { name: 'User' }).click(), there.waitForURL(/\/login$/)]);
  await expect(there).toHaveURL(/\/login$/);
  await expect(here.getByText('This device')).toBeVisible();
});

test('an unknown address shows the not-found page', async ({ page }) => {
  await page.goto(`${vaglio.url}/no-such-page`);
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  await page
    .getByRole('button', { name: 'Go to Home' })
    .or(page.getByRole('link', { name: 'Go to Home' }))
    .click();
  await expect(page.getByText('Loading your workspace >')).toBeVisible();
});

// This test is the last in the file, because it changes the administrator's password.
test('a person replaces a forgotten password with the link in the mail', async ({ page }) => {
  const next = { ...ADMIN, password: 'Acht neue Siebe im Keller' };
  await page.goto(`${vaglio.url}/login`);
  await page.getByRole('link', { name: 'Reset it' }).click();
  await expect(
    page.getByRole('heading', { name: 'Forgot your password?' }),
    'the login has such a field too',
  ).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByRole('button', { name: /reset link/i }).click();
  await expect(
    page.getByText('If this email exists, we sent a reset link. Please check your inbox.'),
  ).toBeVisible();
  const linkOf = () => /http\S+tmpToken=\S+/.exec(vaglio.outbox().join('\n'))?.[0] ?? '';
  await expect.poll(linkOf).toContain(vaglio.url);
  await page.goto(linkOf());
  await expect(page, 'the token does not stay in the address').not.toHaveURL(/tmpToken/);
  await page.getByLabel('New password', { exact: true }).fill(next.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(next.password);
  await page.locator('form').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page, next);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
