import { expect, test, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { startLyingModel, type LyingModel } from './lying-model';
import { startNewsSite, type NewsSite } from './news-site';
import { PATIENCE } from './patience';
import { openLoop, openSection } from './settings-steps';
import { signIn, WITH_ADMIN } from './sign-in';

let site: NewsSite;
let model: LyingModel;
let vaglio: Installation;
test.beforeEach(async () => {
  site = await startNewsSite();
  model = await startLyingModel('Velunika AG', 'The Zurich startup Velunika AG');
});
test.afterEach(async () => {
  await vaglio.stop();
  await model.close();
  await site.close();
});

for (const extractor of ['the built-in extractor', 'a language model that lies'])
  test(`news of a new source is fetched immediately and goes to ${extractor}`, async ({ page }) => {
    const asksModel = extractor !== 'the built-in extractor';
    vaglio = await startInstallation({
      ...WITH_ADMIN,
      PRIVATE_NEWS_HOSTS: site.host,
      ...(asksModel && { LLM_BASE_URL: model.url, LLM_API_KEY: 'none', LLM_MODELS: 'liar' }),
    });
    await signIn(page, vaglio.url);
    await page.getByRole('link', { name: 'Settings' }).click();
    await openScraper(page);
    await addSource(page);
    await readNow(page, 'Read 1 source: 2 new articles, 1 page unread.');
    await leaveOut(page);
    site.correct();
    await readNow(page, 'Read 1 source: 0 new articles, 1 updated.');
    await extract(page);
    await expectCompany(page);
  });

async function openScraper(page: Page) {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Scraper' }).click();
}

/** Adds the news site by its home page, typed without a scheme. The server finds the feed. */
async function addSource(page: Page) {
  await page.getByLabel('Address').fill(site.host);
  await page.getByRole('button', { name: 'Look for feeds' }).click();
  await expect(page.getByText(`1 feed found at http://${site.host}/`)).toBeVisible();
  await page.getByRole('button', { name: 'Show first items' }).click();
  await expect(page.getByRole('list', { name: 'First items' })).toContainText('Velunika raises money');
  await page.getByRole('button', { name: 'Add 1 source' }).click();
  await expect(page.getByRole('row', { name: /^Waterside News/ })).toContainText('Never read');
}

/** Reads the source manually, because the schedule is off. */
async function readNow(page: Page, words: string) {
  await page.getByRole('button', { name: 'Read Waterside News now' }).click();
  await expect(page.getByText(words)).toBeVisible({ timeout: 10_000 * PATIENCE });
  await expect(page.getByRole('row', { name: /^Waterside News/ })).toContainText('Fine');
}

/** Excludes the missing page from further attempts. The list shows it with the reason for the failure. */
async function leaveOut(page: Page) {
  await page.getByRole('button', { name: 'Waterside News', exact: true }).click();
  await page.getByRole('button', { name: 'Show the page' }).click();
  const row = page.getByRole('row', { name: /A page that is gone/ });
  await expect(row).toContainText('Not found (404)');
  await row.getByRole('button', { name: 'Never' }).click();
  await expect(page.getByRole('tab', { name: /^Never/ })).toContainText('1');
  await expect(row).toBeHidden();
}

async function extract(page: Page) {
  await openSection(page, 'Run LLM batch');
  const loop = await openLoop(page);
  await loop.getByLabel('Delay (ms)').fill('0');
  await loop.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Finished: no article is left.')).toBeVisible({ timeout: 10_000 * PATIENCE });
}

/** Checks that the company in the article is found and that the invented amount is absent. */
async function expectCompany(page: Page) {
  await openSection(page, 'LLM Results');
  await expect(page.getByRole('row', { name: /Velunika/ }).first()).toBeVisible();
  await expect(page.getByText(/9’000’000’000|Madeup/)).toHaveCount(0);
}
