import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { PATIENCE } from './patience';
import { ADMIN, signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation(WITH_ADMIN);
});
test.afterAll(() => vaglio.stop());

const FIRST = 'Lémantis Therapeutics SA';
const SECOND = 'Lemantis Sàrl';
const ROWS = [
  { ID: 1, company_name: FIRST, canton: 'VD', email: 'blanc@lemantis.example' },
  { ID: 2, company_name: SECOND, canton: 'VD', email: 'info@lemantis.example' },
];

test('two similar startups are imported and merged by keyboard, and the merge is undone', async ({
  page,
}) => {
  await signIn(page, vaglio.url, ADMIN);
  const ids = await importRows(page);
  await page.goto(`${vaglio.url}/potential-investiments`);
  // The server compares startups after the import. When it has finished, the link shows the number of pairs.
  const review = page.getByRole('link', { name: /^Review\s*1$/ });
  await expect(async () => {
    await page.reload();
    await expect(review).toBeVisible({ timeout: 3_000 * PATIENCE });
  }).toPass();
  await review.click();
  const pair = page.getByRole('region', { name: `${FIRST} and ${SECOND}` });
  await expect(pair.getByText('Name 0.94, same canton Vaud')).toBeVisible();
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    await expect(page.getByRole('heading', { name: 'Merged companies' })).toBeVisible();
    faults.push(...(await faultsOf(page, look, 'main')));
  }
  expect(faults).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(pair).toBeVisible();

  await page.keyboard.press('1');
  await expect(pair.getByRole('radio', { name: `Name of ${FIRST}: ${FIRST}` })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${SECOND} is now part of ${FIRST}.`)).toBeVisible();
  await expect(page.getByText('No pairs to compare.')).toBeVisible();

  await page.goto(`${vaglio.url}/potential-investiments?startup=${ids.get(SECOND)}`);
  await expect(page).toHaveURL(new RegExp(`startup=${ids.get(FIRST)}$`));
  await expect(page.getByRole('region', { name: FIRST })).toBeVisible();

  await page.goto(`${vaglio.url}/review?tab=duplicates`);
  await page.getByRole('button', { name: `Undo the merge of ${SECOND} into ${FIRST}` }).click();
  await expect(page.getByRole('button', { name: /^Undo the merge/ })).toBeHidden();
  // The server compares startups again after its response, so the pair appears only after a reload.
  await expect(async () => {
    await page.reload();
    await expect(pair).toBeVisible({ timeout: 3_000 * PATIENCE });
  }).toPass();
  await page.keyboard.press('x');
  await expect(page.getByText('are kept apart.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(pair).toBeVisible();
});

/**
 * Imports the rows as startups.
 * @returns startup ids, keyed by name
 */
async function importRows(page: Page): Promise<Map<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  const call = async (path: string, data?: object): Promise<unknown> => {
    const request = page.request;
    const url = `${vaglio.url}/auth/startups/${path}`;
    const answer = await (data ? request.post(url, { headers, data }) : request.get(url, { headers }));
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  for (const row of ROWS) await call('import-raw', row);
  await call('curate/run', {});
  const { items } = Object(await call('curated'));
  return new Map(
    items.map(({ id, company_name }: { id: string; company_name: string }) => [company_name, id]),
  );
}
