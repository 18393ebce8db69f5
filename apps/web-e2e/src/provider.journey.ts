import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startInstallation } from './installation';
import { startPathProxy } from './path-proxy';

const PROVIDER = join(__dirname, '../../api/src/testing/openid-provider-program.mjs');
const PASSWORD = 'Sieben Siebe sieben Spreu';
const ANN = { email: 'ann@acme.example', email_verified: true, given_name: 'Ann', family_name: 'Ahrens' };

/** Starts a real OpenID provider with one user on this machine. */
async function startProvider(redirectUri: string, person: object = { ...ANN, groups: ['staff'] }) {
  const child = fork(PROVIDER, [redirectUri], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [issuer] = await once(child, 'message');
  child.send({ ann: person });
  await once(child, 'message');
  return { issuer: String(issuer), stop: () => child.kill() };
}

async function signInThere(page: Page) {
  await page.getByPlaceholder('Enter any login').fill('ann');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test('a sign-in at the provider cannot take over an administrator account before its owner links it in the profile', async ({
  page,
}) => {
  const proxy = await startPathProxy('/tools/vaglio', 'keeps');
  const base = `${proxy.origin}/tools/vaglio`;
  const email = 'admin@vaglio.local';
  const provider = await startProvider(`${base}/login/oidc`, { email, email_verified: true });
  const vaglio = await startInstallation({
    PUBLIC_URL: base,
    ADMIN_PASSWORD: PASSWORD,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'vaglio',
    OIDC_CLIENT_SECRET: 'the-secret-of-vaglio',
    OIDC_NAME: 'Acme',
  });
  proxy.serve(Number(new URL(vaglio.url).port));

  await page.goto(`${base}/login`);
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await signInThere(page);
  await expect(page.getByRole('alert')).toContainText('Sign in below with your password, then connect Acme');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${base}/dashboard`);

  await page.goto(`${base}/user`);
  await page.getByRole('button', { name: 'Connect Acme' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue to Acme' }).click();
  // The provider may already have a session for the user. Otherwise it shows its login form.
  const there = page.getByPlaceholder('Enter any login');
  const separate = page.getByRole('button', { name: 'Separate' });
  await expect(there.or(separate)).toBeVisible();
  if (await there.isVisible()) await signInThere(page);
  await expect(page).toHaveURL(`${base}/user`);
  await expect(page.getByText('Your account is connected.')).toBeVisible();
  await expect(separate).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(there.or(page.getByText('Login successful'))).toBeVisible();
  if (await there.isVisible()) await signInThere(page);
  await expect(page).toHaveURL(`${base}/dashboard`);

  provider.stop();
  await vaglio.stop();
  await proxy.stop();
});

test('below a base path a person signs in at the provider, returns to the requested page, and stays signed in', async ({
  page,
}) => {
  const proxy = await startPathProxy('/tools/vaglio', 'keeps');
  const base = `${proxy.origin}/tools/vaglio`;
  const provider = await startProvider(`${base}/login/oidc`);
  const vaglio = await startInstallation({
    PUBLIC_URL: base,
    ADMIN_PASSWORD: PASSWORD,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'vaglio',
    OIDC_CLIENT_SECRET: 'the-secret-of-vaglio',
    OIDC_NAME: 'Acme',
    OIDC_ROLES: 'staff=super',
    OIDC_CREATE_USERS: '1',
  });
  proxy.serve(Number(new URL(vaglio.url).port));

  await page.goto(`${base}/potential-investiments?q=bio`);
  await page.waitForURL(`${base}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await signInThere(page);
  await expect(page).toHaveURL(`${base}/potential-investiments?q=bio`);
  await expect(page.getByText('Login successful')).toBeVisible();

  await page.goto(`${base}/user`);
  await expect(page.getByText(ANN.email).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ann Ahrens').first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${base}/login`);

  await page.goto(`${base}/login/oidc?error=access_denied&state=unknown`);
  await expect(page).toHaveURL(`${base}/login`);
  await expect(page.getByRole('alert')).toContainText('too old, or began in another browser');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('button', { name: 'Continue with Acme' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('login.png') });

  provider.stop();
  await vaglio.stop();
  await proxy.stop();
});
