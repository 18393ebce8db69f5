import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startInstallation } from './installation';
import { startPathProxy } from './path-proxy';

const PROVIDER = join(__dirname, '../../api/src/testing/openid-provider-program.mjs');
const ANN = { email: 'ann@acme.example', email_verified: true, given_name: 'Ann', family_name: 'Ahrens' };

/** A real provider on this machine, that knows one person. */
async function startProvider(redirectUri: string) {
  const child = fork(PROVIDER, [redirectUri], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [issuer] = await once(child, 'message');
  child.send({ ann: { ...ANN, groups: ['staff'] } });
  await once(child, 'message');
  return { issuer: String(issuer), stop: () => child.kill() };
}

test('below a path of a host, a person signs in at the provider, is where they wanted to be, and stays signed in', async ({
  page,
}) => {
  const proxy = await startPathProxy('/tools/vaglio', 'keeps');
  const base = `${proxy.origin}/tools/vaglio`;
  const provider = await startProvider(`${base}/login/oidc`);
  const vaglio = await startInstallation({
    PUBLIC_URL: base,
    ADMIN_PASSWORD: 'Sieben Siebe sieben Spreu',
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
  await page.getByPlaceholder('Enter any login').fill('ann');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
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
