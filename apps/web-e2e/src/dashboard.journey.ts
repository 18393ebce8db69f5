import { expect, test, type Locator, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { signIn, WITH_ADMIN } from './sign-in';

const CHARTS = ['Curated startups', 'Top 20% of all', 'Top 20% of the active'];
const RINGS = ['By canton', 'By sector'].flatMap((row) => CHARTS.map((chart) => ({ row, chart })));

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

test.beforeEach(async ({ page }) => {
  await signIn(page, vaglio.url, PEOPLE.user);
  await expectRings(page);
});

const ring = (page: Page, { row, chart } = { row: 'By canton', chart: 'Curated startups' }) =>
  page
    .getByRole('region', { name: row, exact: true })
    .getByRole('region', { name: `${chart} ${row.toLowerCase()}`, exact: true });
const slices = (card: Locator) => card.getByRole('group').getByRole('button');
/** Returns the labels of all slices in order, such as 'Zürich: 9, 15.0%'. */
const labelsOf = (card: Locator) =>
  slices(card).evaluateAll((paths) => paths.map((path) => path.getAttribute('aria-label') ?? ''));

const numberOf = (label = '') => Number(/: (\d+), /.exec(label)?.[1]);

async function expectListOf(page: Page, count: number, what = '') {
  await expect(page, what).toHaveURL(/\/potential-investiments\?/);
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${count} startups?\\b`) }),
    what,
  ).toBeVisible();
}

async function expectRings(page: Page) {
  for (const place of RINGS)
    await expect(slices(ring(page, place)).first(), `${place.row}, ${place.chart}`).toBeVisible();
}

async function expectDashboard(page: Page) {
  await expect(page).toHaveURL(`${vaglio.url}/dashboard`);
  await expectRings(page);
}

/** Clicks a visible point of a slice. The centre of its bounding box may lie in the hole of the ring. */
async function press(page: Page, slice: Locator) {
  await slice.scrollIntoViewIfNeeded();
  const [x, y] = await slice.evaluate((path) => {
    const { left, top, width, height } = path.getBoundingClientRect();
    const points = Array.from({ length: 400 }, (_, index) => [
      left + (width * ((index % 20) + 0.5)) / 20,
      top + (height * (Math.floor(index / 20) + 0.5)) / 20,
    ]);
    const inside = points.filter(([px = 0, py = 0]) => document.elementFromPoint(px, py) === path);
    return inside[Math.floor(inside.length / 2)] ?? [];
  });
  await page.mouse.click(x ?? NaN, y ?? NaN);
}

for (const place of RINGS) {
  const isAll = place.chart === CHARTS[0];
  test(`${place.row}, ${place.chart}: ${isAll ? 'every slice' : 'the first and the last slice'} opens a list with the displayed number of startups`, async ({
    page,
  }) => {
    const card = ring(page, place);
    const labels = await labelsOf(card);
    await expect(card).toContainText(`${labels.reduce((sum, one) => sum + numberOf(one), 0)}Total`);
    for (const index of isAll ? labels.keys() : [0, labels.length - 1]) {
      await press(page, slices(card).nth(index));
      await expectListOf(page, numberOf(labels[index]), labels[index]);
      await page.goBack();
      await expectDashboard(page);
    }
  });
}

test("the slice 'Other' opens the startups of all its cantons, and each canton is a removable filter", async ({
  page,
}) => {
  const labels = (await labelsOf(ring(page))).at(-1);
  expect(labels).toMatch(/^Other: /);
  await press(page, slices(ring(page)).last());
  await expectListOf(page, numberOf(labels), labels);
  const cantons = new URL(page.url()).searchParams.getAll('canton');
  expect(cantons.length).toBeGreaterThan(1);
  await expect(
    page.getByRole('list', { name: 'Active filters' }).getByRole('button', { name: /^Remove the filter/ }),
  ).toHaveCount(cantons.length);
});

test('a legend row opens the list of startups that it counts @smoke', async ({ page }) => {
  const labels = await labelsOf(ring(page));
  for (const index of [0, 4, labels.length - 1]) {
    await ring(page)
      .getByRole('button', { name: /^Show legend/ })
      .click();
    await ring(page).getByRole('list', { name: 'Legend' }).getByRole('button').nth(index).click();
    await expectListOf(page, numberOf(labels[index]), labels[index]);
    await page.goBack();
    await expectDashboard(page);
  }
});

test('chart slices, Other and the legend can be focused and opened by keyboard alone', async ({ page }) => {
  const labels = await labelsOf(ring(page));
  const tabTo = async (target: Locator) => {
    for (
      let presses = 0;
      presses < 60 && !(await target.evaluate((element) => element === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  for (const [index, key] of [
    [1, 'Enter'],
    [2, 'Space'],
    [labels.length - 1, 'Enter'],
  ] as const) {
    await tabTo(slices(ring(page)).nth(index));
    await expect(
      ring(page)
        .getByText(labels[index]?.split(', ')[1] ?? '')
        .first(),
      'the hole shows what has the focus',
    ).toBeVisible();
    await expect(slices(ring(page)).nth(index), 'its outline shows the focus').toHaveCSS(
      'stroke-width',
      '6px',
    );
    await page.keyboard.press(key);
    await expectListOf(page, numberOf(labels[index]), labels[index]);
    await page.goBack();
    await expectDashboard(page);
  }
  await tabTo(ring(page).getByRole('button', { name: /^Show legend/ }));
  await page.keyboard.press('Enter');
  await tabTo(ring(page).getByRole('list', { name: 'Legend' }).getByRole('button').first());
  await page.keyboard.press('Enter');
  await expectListOf(page, numberOf(labels[0]), labels[0]);
});

test('news and weights on the dashboard are loaded before the person scrolls to them', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Latest articles' }).getByRole('listitem')).toHaveCount(5);
  const weights = page.getByRole('region', { name: 'Heaviest weights' }).getByRole('listitem');
  await expect(weights.first()).toContainText('venture kick 3only one of Venture Kick');
  await expect(weights).toHaveCount(7);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
