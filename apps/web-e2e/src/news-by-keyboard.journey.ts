import { expect, test, type Page } from '@playwright/test';
import type { Installation } from './installation';
import { checkByKey, pressByKey, typeByKey } from './keyboard';
import { startNewsInstallation } from './news-installation';
import { PATIENCE } from './patience';
import { ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startNewsInstallation();
});
test.afterAll(() => vaglio.stop());

test('in a new installation a person fetches news, reviews a company and ranks it, all by keyboard', async ({
  page,
}) => {
  await signIn(page);
  await takeUsualAwards(page);
  await readNews(page);
  await extract(page);
  const company = await acceptAndCurate(page);
  await pressByKey(page, page.getByRole('link', { name: 'Potential Investiments' }));
  await expect(page.getByRole('article').filter({ hasText: company })).toHaveCount(1);
});

async function signIn(page: Page) {
  await page.goto(`${vaglio.url}/login`);
  await typeByKey(page, page.getByLabel('Email'), ADMIN.email);
  await typeByKey(page, page.getByLabel('Password', { exact: true }), ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

async function openSection(page: Page, name: string) {
  await pressByKey(
    page,
    page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true }),
  );
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
}

/** Adds the usual awards on the batch page after it has reported an empty award list. */
async function takeUsualAwards(page: Page) {
  await pressByKey(page, page.getByRole('link', { name: 'Settings' }));
  await openSection(page, 'Run LLM batch');
  await expect(page.getByText('The award list is empty')).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: 'Add the 30 usual awards' }));
  await expect(page.getByText('The award list is empty')).toBeHidden();
}

async function readNews(page: Page) {
  await openSection(page, 'Scraper');
  await checkByKey(page, page.getByRole('switch', { name: 'Enable' }).first());
  await pressByKey(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('12 new articles from 1 source')).toBeVisible({ timeout: 10_000 * PATIENCE });
}

async function extract(page: Page) {
  await openSection(page, 'Run LLM batch');
  await pressByKey(page, page.getByRole('button', { name: 'Advanced' }));
  const loop = page.getByRole('region', { name: 'Advanced' });
  await typeByKey(page, loop.getByLabel('Delay (ms)'), '0');
  await pressByKey(page, loop.getByRole('button', { name: 'Start' }));
  await expect(page.getByText('Finished: no article is left.')).toBeVisible({ timeout: 10_000 * PATIENCE });
}

/**
 * Accepts the first company in the review and curates it.
 * @returns the company's name
 */
async function acceptAndCurate(page: Page): Promise<string> {
  await openSection(page, 'LLM Results');
  await pressByKey(page, page.getByRole('button', { name: /^Low confidence/ }));
  const accept = page.getByRole('button', { name: /^Accept \S/ }).first();
  const company = ((await accept.getAttribute('aria-label')) ?? '').replace('Accept ', '');
  await pressByKey(page, accept);
  await expect(page.getByText(`${company} accepted. Curate new takes it up.`)).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: 'Curate new' }));
  await expect(page.getByRole('region', { name: 'Curate run' })).toContainText('Audit');
  return company;
}
