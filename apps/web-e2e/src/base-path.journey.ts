import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startInstallation } from './installation';
import { startPathProxy, type PathHandling } from './path-proxy';
import { chooseList, importRows } from './settings-steps';
import { ADMIN, expireToken, submitLogin, WITH_ADMIN } from './sign-in';

const LIST = join(__dirname, '../../../libs/results/src/csv/fixtures/startups-windows1252-semicolon.csv');

/** Collects the console errors of a page and its requests outside the base path. */
function complaintsOf(page: Page, base: string): string[] {
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(base)) complaints.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

for (const handling of ['keeps', 'removes'] as const satisfies readonly PathHandling[])
  test(`below a base path whose proxy ${handling} the path, a person can sign in, deep links work and mails contain the path`, async ({
    page,
    context,
  }) => {
    const proxy = await startPathProxy('/tools/vaglio', handling);
    const base = `${proxy.origin}/tools/vaglio`;
    const vaglio = await startInstallation({ ...WITH_ADMIN, PUBLIC_URL: base });
    proxy.serve(Number(new URL(vaglio.url).port));
    const complaints = complaintsOf(page, base);

    await page.goto(base);
    await page.waitForURL(`${base}/login`);
    await page.getByRole('link', { name: 'Reset it' }).click();
    await expect(page).toHaveURL(`${base}/forgot-password`);
    await page.goto(`${base}/potential-investiments?q=bio`);
    await page.waitForURL(`${base}/login`);
    await submitLogin(page);
    await expect(page).toHaveURL(`${base}/potential-investiments?q=bio`);
    await expect(page.getByRole('heading', { name: 'Potential Investiments' })).toBeVisible();
    const [cookie] = await context.cookies();
    expect([cookie?.name, cookie?.path]).toEqual(['__Secure-rt', '/tools/vaglio']);

    await page.goto(`${base}/configurations#users`);
    await expect(page.getByText(ADMIN.email).first()).toBeVisible();
    await chooseList(page, LIST);
    await expect(page.getByRole('dialog'), 'the worker of its own read the file').toContainText('semicolon');
    await page.getByRole('dialog').getByRole('checkbox', { name: 'boldbrain' }).check();
    await importRows(page, 92);

    expect(complaints).toEqual([]);
    await expireToken(page);
    await page.goto(`${base}/no/such/page`);
    await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
    await page.goto(`${base}/user`);
    await expect(page.getByText(ADMIN.email).first()).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${base}/login`);
    expect(await context.cookies()).toEqual([]);

    await page.goto(`${base}/forgot-password`);
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByRole('button', { name: /reset link/i }).click();
    const linkOf = () => /http\S+tmpToken=\S+/.exec(vaglio.outbox().join('\n'))?.[0] ?? '';
    await expect.poll(linkOf).toContain(`${base}/change-password#tmpToken=`);
    await page.goto(linkOf());
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await vaglio.stop();
    await proxy.stop();
  });
