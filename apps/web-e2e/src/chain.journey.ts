import { expect, test, type Page } from '@playwright/test';
import { faultsOf, lookAs, LOOKS } from './accessibility';
import type { Installation } from './installation';
import { startNewsInstallation } from './news-installation';
import { PATIENCE } from './patience';
import { createParameter, openLoop, openSection } from './settings-steps';
import { signIn } from './sign-in';

const ARTICLES = 12;

let vaglio: Installation;
test.beforeEach(async () => {
  vaglio = await startNewsInstallation();
});
test.afterEach(() => vaglio.stop());

const strip = (page: Page) => page.getByRole('navigation', { name: 'Pending work' });
const next = (page: Page, name: string | RegExp) => strip(page).getByRole('link', { name });

test('the pipeline button leads step by step from an empty installation to the first ranked startup', async ({
  page,
}) => {
  await signIn(page, vaglio.url);
  await setRules(page);

  await page.goto(`${vaglio.url}/configurations#prompt`);
  await expect(strip(page)).toContainText('No news has been read yet.');
  await next(page, 'Next: read news').click();
  await expect(strip(page)).toContainText('Next: on this page');
  await page.getByRole('button', { name: 'Read all now' }).click();

  await next(page, `Next: extract ${ARTICLES}`).click();
  await expect(page.getByRole('heading', { name: 'Run LLM batch', exact: true })).toBeVisible();
  expect(await faultsInAllLooks(page)).toEqual([]);
  const loop = await openLoop(page);
  await loop.getByLabel('Delay (ms)').fill('0');
  await loop.getByRole('button', { name: 'Start' }).click();

  await next(page, /^Next: curate \d+$/).click();
  await page.getByRole('button', { name: 'Curate new' }).click();
  await expect(page.getByRole('region', { name: 'Curate run' })).toContainText('Audit');

  await next(page, /^Next: review \d+$/).click();
  await expect(page.getByRole('tab', { name: /^Articles/ })).toBeVisible();
  expect(await faultsInAllLooks(page)).toEqual([]);
  await expect(strip(page).locator('[aria-current=step]')).toContainText('to review');
  await strip(page)
    .getByRole('link', { name: /[1-9]\d* new above the threshold/ })
    .click();
  await expect(page.getByRole('article').filter({ hasText: 'Lumitide' }).first()).toContainText('New');
});

test('one button runs the whole pipeline, even when the person leaves the page', async ({ page }) => {
  await signIn(page, vaglio.url);
  await setRules(page);
  await page.goto(`${vaglio.url}/configurations#prompt`);
  await strip(page).getByRole('button', { name: 'Run all: read, extract, curate' }).click();
  await expect(strip(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.goto(`${vaglio.url}/user`);
  await page.goto(`${vaglio.url}/configurations?tab=curated#results`);
  await expect(next(page, /^Next: review \d+$/)).toBeVisible({ timeout: 15_000 * PATIENCE });
  await expect(page.getByRole('grid').getByText('Lumitide')).toBeVisible();
  await strip(page).getByRole('link', { name: '1 new above the threshold' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Lumitide' }).first()).toContainText('New');
});

/** Adds weights for the awards in the news, and sets the minimum confidence to 0.5. */
async function setRules(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await openSection(page, 'Parameters');
  await createParameter(page, 'venture kick 3', '4');
  await createParameter(page, 'eth spin-off', '1.5');
  await page.goto(`${vaglio.url}/configurations#score_config`);
  await page.getByLabel('Threshold').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(`${vaglio.url}/configurations?show=waiting#results`);
  await page.getByRole('button', { name: 'Change floor' }).click();
  await page.getByLabel('Floor (%)').fill('50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The floor is 50%.')).toBeVisible();
}

async function faultsInAllLooks(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    await expect(strip(page).getByText(/^Next: /)).toBeInViewport({ ratio: 1 });
    faults.push(...(await faultsOf(page, look, 'main')));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}
