import { expect, test } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
});
test.afterAll(() => vaglio.stop());
test.beforeEach(({ page }) => signIn(page, vaglio.url));

test('the table of a chart starts with its header, and all its rows can be scrolled to', async ({ page }) => {
  const card = page.getByRole('region', { name: 'By canton', exact: true }).locator('section').first();
  await card.getByRole('button', { name: /show as table$/ }).click();
  const title = await card.getByRole('heading').boundingBox();
  const header = await card.getByRole('columnheader', { name: 'Count' }).boundingBox();
  expect(header?.y).toBeGreaterThan((title?.y ?? NaN) + (title?.height ?? NaN));
  const last = card.getByRole('row').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('digits in a table column have equal width, and hyphens in words keep the normal font width', async ({
  page,
}) => {
  for (const path of [
    '/configurations#params',
    '/configurations#results',
    '/configurations#llm-batch',
    '/potential-investiments',
  ]) {
    await page.goto(`${vaglio.url}${path}`);
    await page.waitForLoadState('networkidle');
    const texts = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const text = [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent)
          .join('');
        const isNumber =
          /\d/.test(text) &&
          element.closest('.MuiDataGrid-cell--textRight, .MuiTableCell-alignRight, .rank, .score > p');
        const isWord = /\p{L}-\p{L}/u.test(text);
        const isTabular = getComputedStyle(element).fontVariantNumeric.includes('tabular-nums');
        return (isNumber && !isTabular) || (isWord && isTabular) ? [text] : [];
      }),
    );
    expect(texts, path).toEqual([]);
  }
});

test('the label of a group of options stays on one line', async ({ page }) => {
  await page.goto(`${vaglio.url}/configurations#score_config`);
  await page.getByLabel('Threshold').fill('9');
  await page.getByRole('button', { name: 'Preview effect' }).click();
  const name = await page.getByText('Names of', { exact: true }).boundingBox();
  expect(name?.height).toBeLessThan(24);
});

test('content that is wider than its container shows that it can be scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${vaglio.url}/configurations#results`);
  const last = page.getByRole('columnheader').last();
  const more = page.getByRole('button', { name: 'More columns' });
  await expect(page.getByRole('button', { name: 'Previous columns' })).toHaveCount(0);
  await more.press('Enter');
  await expect(page.getByRole('button', { name: 'Previous columns' })).toBeVisible();
  await expect(async () => {
    if ((await more.count()) > 0) await more.click({ timeout: 5_000 });
    await expect(more).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(last).toBeInViewport({ ratio: 1 });
  const stages = page.getByRole('navigation', { name: 'Pending work' }).getByRole('list');
  await expect(stages).toHaveAttribute('data-more-right');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: /columns$/ })).toHaveCount(0);
  await expect(stages).not.toHaveAttribute('data-more-right');
});

test('an amount in a foreign currency is shown with all digits', async ({ page }) => {
  await page.route('**/auth/startups/raw?*', async (route) => {
    const response = await route.fetch();
    const { items, ...rest } = await response.json();
    items[0] = { ...items[0], raised_money: 122_000_000, raised_currency: 'USD' };
    await route.fulfill({ response, json: { ...rest, items } });
  });
  await page.goto(`${vaglio.url}/configurations#results`);
  const cell = page.getByRole('gridcell', { name: /^USD/ });
  await expect(cell).toHaveText('USD 122’000’000.00');
  expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('each action button has the same position in every table row', async ({ page }) => {
  await page.goto(`${vaglio.url}/configurations#scoring-versions`);
  const views = page.getByRole('button', { name: /^View version/ });
  await expect(views).toHaveCount(2);
  const [first, second] = [await views.first().boundingBox(), await views.last().boundingBox()];
  expect(first?.x).toBe(second?.x);
});
