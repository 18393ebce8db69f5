import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import type { Installation } from './installation';
import { pressByKey } from './keyboard';
import { startLyingInstallation } from './lying-installation';
import { PATIENCE } from './patience';
import { signIn } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startLyingInstallation();
});
test.afterAll(() => vaglio.stop());

test('a person fetches and reviews news by keyboard alone, and the ranked list is updated', async ({
  page,
}) => {
  await signIn(page, vaglio.url);
  await readNews(page);
  await pressByKey(page, page.getByRole('link', { name: /^Review/ }));
  await find(page, 'Lumitide');
  const company = page.getByRole('region', { name: 'Lumitide', exact: true });
  await expect(company.getByText('New company')).toBeVisible();
  expect(await faultsAtAllWidths(page)).toEqual([]);

  await company.getByRole('button', { name: /^Canton/ }).press('e');
  await page.keyboard.type('Bern');
  await page.keyboard.press('Enter');
  await expect(company.getByText('Changed by')).toBeVisible();
  await expect(company.getByRole('button', { name: /^Canton/ })).toContainText('Bern');
  // The quote does not support the amount that the model invented.
  await expect(company.getByText('Not about this')).toBeVisible();
  await expect(company.locator('button[aria-current]')).toContainText('money', { ignoreCase: true });
  await page.keyboard.press('x');
  await expect(company.getByText('Discarded')).toBeVisible();
  await page.keyboard.press('u');
  await expect(company.getByText('Not about this')).toBeVisible();
  await page.keyboard.press('x');
  await expect(company.getByText('Discarded')).toBeVisible();
  await page.keyboard.press('a');
  await expect(company.getByText('Known startup')).toBeVisible();
  await expectRanked(page, 1);

  await page.goto(`${vaglio.url}/review?tab=done`);
  await pressByKey(page, page.getByRole('button', { name: /^Undo: Lumitide/ }));
  await expect(page.getByText(/^Undone/).first()).toBeVisible();
  await expectRanked(page, 0);
});

/** Loads and extracts the news on the server, with a minimum confidence at which everything needs a review. */
async function readNews(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const call = async (method: string, path: string, data: object = {}, headers = {}) => {
    const answer = await page.request.fetch(`${vaglio.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(method === 'GET' ? {} : { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const { version } = await call('GET', '/auth/review/settings');
  await call('PUT', '/auth/review/settings', { floor: 1 }, { 'if-match': `"${version}"` });
  await call('PUT', '/auth/admin/scrapers/config/news', { enabled: true, intervalSec: 86_400 });
  await expect.poll(async () => (await call('GET', '/auth/llm/pending')).pending).toBe(12);
  await call('POST', '/auth/llm/runs', { batch: 4, delay_ms: 0 });
  await expect
    .poll(async () => (await call('GET', '/auth/llm/pending')).pending, { timeout: 10_000 * PATIENCE })
    .toBe(0);
}

/** Searches the review queue for a company and opens its article. */
async function find(page: Page, name: string) {
  await expect(page.getByRole('button', { name: 'Next article' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search the queue' })).toHaveValue(name);
  await pressByKey(page, page.getByRole('list', { name: 'Articles' }).getByRole('button').first());
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function faultsAtAllWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    await expect(page.getByRole('button', { name: 'Next article' })).toBeVisible();
    faults.push(...(await faultsOf(page, look)));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return faults;
}

async function expectRanked(page: Page, startups: number) {
  await pressByKey(page, page.getByRole('link', { name: 'Potential Investiments' }));
  await expect(page.getByRole('article').filter({ hasText: 'Lumitide' })).toHaveCount(startups);
  if (startups > 0) await expect(page.getByRole('article').first()).toContainText('Bern');
}
