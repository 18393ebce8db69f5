import { expect, test, type Page } from '@playwright/test';
import { startPlainServer, type PlainServer } from './plain-server/plain-server';
import { signIn } from './sign-in';

const SCREENS = [
  ['/dashboard', 'Dashboard'],
  ['/potential-investiments', 'Potential Investiments'],
  ['/user', 'Profile'],
  ['/configurations#results', 'LLM Results'],
  ['/configurations#prompt', 'Prompt'],
  ['/configurations#llm-batch', 'Run LLM batch'],
  ['/configurations#params', 'Parameters'],
  ['/configurations#params_excl', 'Params exclusivity'],
  ['/configurations#scraper', 'News scraper'],
  ['/configurations#score_config', 'Scores'],
  ['/configurations#users', 'Users'],
] as const;

let plain: PlainServer;
test.beforeAll(async () => {
  plain = await startPlainServer();
});
test.afterAll(() => plain.stop());

/** Collects the console errors of a page, except the browser's message about failed requests. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('on a server with only the endpoints of specification section 7 every screen works and hides unsupported features', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, plain.url, { email: 'plain@vaglio.example', password: 'any password' });
  for (const [path, heading] of SCREENS) {
    await page.goto(`${plain.url}${path}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('alert').allTextContents(), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('on a server with only the specified endpoints the list is curated and exported', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, plain.url, { email: 'plain@vaglio.example', password: 'any password' });
  await page.goto(`${plain.url}/configurations#results`);
  await page.getByRole('tab', { name: 'Curated' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: 'Curate new' }).click();
  await expect.poll(() => plain.calls()).toContain('POST /auth/startups/curate/audit');
  expect(complaints).toEqual([]);
});
