import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import type { Installation } from './installation';
import { startNewsInstallation } from './news-installation';
import { signIn } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startNewsInstallation();
});
test.afterAll(() => vaglio.stop());

test('a person corrects and resets a canton, and accepts an article value that differs from an import', async ({
  page,
}) => {
  await signIn(page, vaglio.url);
  await importStartup(page);
  await openFacts(page);
  await correctCanton(page);
  await readOrigin(page);
  await handBack(page);
  await undoBoth(page);
  await readNews(page);
  await takeSuggestion(page);
  await expectNoFaults(page);
});

/** Sends an API request as the signed-in user. */
async function call(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.fetch(`${vaglio.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

async function curate(page: Page) {
  await call(page, 'POST', '/auth/startups/curate/run', { limit: 500, dryRun: false });
}

/** Imports a company from the news with a canton that differs from the article. */
async function importStartup(page: Page) {
  await call(page, 'POST', '/auth/startups/import-raw', { company_name: 'Lumitide', canton: 'BE' });
  await curate(page);
}

async function openFacts(page: Page) {
  await page.getByRole('link', { name: 'Potential Investiments' }).click();
  await page.getByRole('tab', { name: /^Facts/ }).click();
  await expect(page).toHaveURL(/open=\d+&tab=facts/);
  await expect(page.getByRole('button', { name: /^Origin of Canton: Import/ })).toBeVisible();
}

/** Corrects the canton from the startup's card with the keyboard only. */
async function correctCanton(page: Page) {
  await page.keyboard.press('j');
  for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Canton: Bern, edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Canton' }).selectOption('Vaud');
  await page.getByRole('textbox', { name: 'Note' }).fill('Moved in May');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Canton: Vaud, edit' })).toBeFocused();
  await expect(page.getByRole('article').first()).toContainText('Vaud');
}

async function readOrigin(page: Page) {
  await page.keyboard.press('o');
  const origin = page.getByRole('dialog', { name: /^Canton Vaud, set by/ });
  await expect(origin).toContainText('“Moved in May”');
  await expect(origin.getByRole('list', { name: 'History' })).toContainText('Bern to Vaud');
}

async function handBack(page: Page) {
  await page.getByRole('button', { name: 'Reset to automatic' }).click();
  await expect(page.getByText('Canton reset to automatic.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Canton: Bern, edit' })).toBeVisible();
}

/** Undoes the last change, which restores the corrected canton, and then undoes the correction. */
async function undoBoth(page: Page) {
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Canton: Vaud, edit' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Canton: Bern, edit' })).toBeVisible();
}

/** Loads and extracts the news. The article states Zürich, but the imported canton is kept. */
async function readNews(page: Page) {
  await call(page, 'PUT', '/auth/admin/scrapers/config/news', { enabled: true, intervalSec: 86_400 });
  await expect.poll(async () => (await call(page, 'GET', '/auth/llm/pending')).pending).toBe(12);
  await call(page, 'POST', '/auth/llm/runs', { batch: 5, delay_ms: 0 });
  await expect.poll(async () => (await call(page, 'GET', '/auth/llm/pending')).pending).toBe(0);
  await curate(page);
}

async function takeSuggestion(page: Page) {
  await page.goto(`${vaglio.url}/potential-investiments?q=Lumitide&tab=facts`);
  const suggestion = page.getByRole('group', { name: 'Suggestion for Canton' });
  await expect(suggestion).toContainText('New article says Zürich');
  await suggestion.getByRole('button', { name: 'Take Zürich' }).click();
  await expect(page.getByText(/^Canton taken/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Canton: Zürich, edit' })).toBeFocused();
  await expect(suggestion).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('Zürich');
}

/** Checks accessibility at every width in both colour schemes. */
async function expectNoFaults(page: Page) {
  await page.goto(`${vaglio.url}/potential-investiments?q=Lumitide`);
  await page.getByRole('tab', { name: /^Facts/ }).click();
  await expect(page).toHaveURL(/open=\d+/);
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    await expect(page.getByRole('region', { name: 'Company' })).toBeVisible();
    faults.push(...(await faultsOf(page, look)));
  }
  expect(faults).toEqual([]);
}
