import { expect, type Page } from '@playwright/test';

export const ADMIN = { email: 'admin@vaglio.local', password: 'Sieben Siebe sieben Spreu' };

/** The environment of an installation whose administrator has a password from the start. */
export const WITH_ADMIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** Fills the login form of the page that is open. */
export async function submitLogin(page: Page, { email, password } = ADMIN) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in at /login, from where one lands on the dashboard. */
export async function signIn(page: Page, url: string, person = ADMIN) {
  await page.goto(`${url}/login`);
  await submitLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Puts a token that expired an hour ago in the place of the good one; the refresh cookie stays. */
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
