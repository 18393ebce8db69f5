import { expect, type Page } from '@playwright/test';

export const ADMIN = { email: 'admin@vaglio.local', password: 'Sieben Siebe sieben Spreu' };

/** Environment of an installation whose administrator has an initial password. */
export const WITH_ADMIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** Fills in and submits the login form on the open page. */
export async function submitLogin(page: Page, { email, password } = ADMIN) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in at /login and waits for the dashboard. */
export async function signIn(page: Page, url: string, person = ADMIN) {
  await page.goto(`${url}/login`);
  await submitLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Replaces the access token with a token that expired an hour ago. The refresh cookie remains valid. */
export async function expireToken(page: Page) {
  await page.evaluate(() => {
    const [header, payload = '', signature] = (localStorage.getItem('accessToken') ?? '').split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expired = btoa(JSON.stringify({ ...Object(claims), exp: Math.floor(Date.now() / 1000) - 3600 }));
    localStorage.setItem(
      'accessToken',
      [header, expired.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_'), signature].join('.'),
    );
  });
}
