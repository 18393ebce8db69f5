import { expect, test, type Page } from '@playwright/test';
import type { Installation } from './installation';
import { startLyingInstallation } from './lying-installation';
import { PATIENCE } from './patience';
import { openLoop, openSection } from './settings-steps';
import { signIn } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startLyingInstallation();
});
test.afterAll(() => vaglio.stop());

test('a company below the confidence floor waits for review and is ranked after it is accepted @smoke', async ({
  page,
}) => {
  await signIn(page, vaglio.url);
  await page.getByRole('link', { name: 'Settings' }).click();
  await raiseFloor(page);
  await readNews(page);
  await extract(page);
  await curateAndExpect(page, 0);
  await accept(page);
  await curateAndExpect(page, 1);
  await readRanking(page);
  await takeBack(page);
});

/** Raises the minimum confidence, so that everything needs a review. */
async function raiseFloor(page: Page) {
  await page.goto(`${vaglio.url}/configurations?show=waiting#results`);
  await page.getByRole('button', { name: 'Change floor' }).click();
  await page.getByLabel('Floor (%)').fill('100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The floor is 100%.')).toBeVisible();
}

async function readNews(page: Page) {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Scraper' }).click();
  await page.getByRole('switch', { name: 'Enable' }).first().check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('12 new articles from 1 source')).toBeVisible({ timeout: 10_000 * PATIENCE });
}

async function extract(page: Page) {
  await openSection(page, 'Run LLM batch');
  const loop = await openLoop(page);
  await loop.getByLabel('Delay (ms)').fill('0');
  await loop.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Finished: no article is left.')).toBeVisible({ timeout: 10_000 * PATIENCE });
}

async function curateAndExpect(page: Page, startups: number) {
  await openSection(page, 'LLM Results');
  await page.getByRole('button', { name: 'Curate new' }).click();
  await expect(page.getByRole('region', { name: 'Curate run' })).toContainText('Audit');
  await expect(page.getByRole('tab', { name: /Curated/ })).toContainText(String(startups));
}

async function accept(page: Page) {
  await page.getByRole('button', { name: /^Low confidence/ }).click();
  await expect(page.getByRole('row', { name: /Lumitide/ })).toContainText('confidence');
  await expect(page.getByText('Madeup')).toBeHidden();
  await page.getByRole('button', { name: 'Accept Lumitide' }).first().click();
  await expect(page.getByText('Lumitide accepted. Curate new takes it up.')).toBeVisible();
}

/** Checks that the ranked startup has the canton from the article, but not the invented amount. */
async function readRanking(page: Page) {
  await page.getByRole('link', { name: 'Potential Investiments' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Lumitide');
  await expect(page.getByText(/9’000’000’000|Madeup/)).toHaveCount(0);
}

/** Checks that a decision about a curated row cannot be undone and that the list explains why. */
async function takeBack(page: Page) {
  await page.goto(`${vaglio.url}/configurations?tab=decisions#results`);
  await page.getByRole('button', { name: 'Undo: Lumitide, Accepted' }).click();
  await expect(page.getByRole('alert')).toContainText('it is part of Lumitide');
}
