import { expect, test, type Page } from '@playwright/test';
import type { Installation } from './installation';
import { startNewsInstallation } from './news-installation';
import { PATIENCE } from './patience';
import { createParameter, openLoop, openSection } from './settings-steps';
import { signIn } from './sign-in';

const ARTICLES = 12;

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startNewsInstallation();
});
test.afterAll(() => vaglio.stop());

test('without a network, sample news becomes a ranked startup whose score links to the source sentence', async ({
  page,
}) => {
  await signIn(page, vaglio.url);
  await page.getByRole('link', { name: 'Settings' }).click();
  await lowerFloor(page);
  await openSection(page, 'Parameters');
  await createParameter(page, 'venture kick 3', '4');
  await createParameter(page, 'eth spin-off', '1.5');
  await readNews(page);
  await extract(page);
  await readQuotes(page);
  await curate(page);
  await followScore(page);
});

/** Switches the scraper on, which loads the news. The source already exists. */
async function readNews(page: Page) {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Scraper' }).click();
  await page.getByRole('switch', { name: 'Enable' }).first().check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${ARTICLES} new articles from 1 source`)).toBeVisible({
    timeout: 10_000 * PATIENCE,
  });
}

/** Extracts the articles, first in a dry run that saves nothing. */
async function extract(page: Page) {
  await openSection(page, 'Run LLM batch');
  const loop = await openLoop(page);
  await loop.getByLabel('Delay (ms)').fill('0');
  await page.getByRole('checkbox', { name: 'Dry run' }).check();
  await loop.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Finished: no article is left.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(String(ARTICLES));
  await page.getByRole('checkbox', { name: 'Dry run' }).uncheck();
  await loop.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Finished: no article is left.')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('0');
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Lumitide' })).toContainText(
    'Succeeded',
  );
}

/** Lowers the minimum confidence to 0.5, so that awards are accepted without review. */
async function lowerFloor(page: Page) {
  await page.goto(`${vaglio.url}/configurations?show=waiting#results`);
  await page.getByRole('button', { name: 'Change floor' }).click();
  await page.getByLabel('Floor (%)').fill('50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The floor is 50%.')).toBeVisible();
}

async function readQuotes(page: Page) {
  await openSection(page, 'LLM Results');
  await page.getByRole('button', { name: 'Sources of Lumitide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sources of Lumitide' });
  await dialog.getByRole('button', { name: /^Canton/ }).click();
  await expect(dialog.locator('mark').first()).toContainText('Zurich');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

async function curate(page: Page) {
  await page.getByRole('button', { name: 'Curate new' }).click();
  await expect(page.getByRole('region', { name: 'Curate run' })).toContainText('Audit');
}

async function followScore(page: Page) {
  await page.getByRole('link', { name: 'Potential Investiments' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Lumitide' }).first();
  await card.getByRole('button', { name: /Why/ }).click();
  const ledger = page.getByRole('dialog', { name: 'Why 5.5?' });
  await ledger.getByRole('button', { name: 'Quote for venture kick 3' }).click();
  const sources = page.getByRole('dialog', { name: 'Sources of Lumitide' });
  await expect(sources.locator('mark').first()).toContainText('Venture Kick');
}
