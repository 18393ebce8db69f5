import { expect, test, type Locator, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { signIn, WITH_ADMIN } from './sign-in';

const CARDS = [
  'New above the threshold',
  'Funnel',
  'Distribution of scores',
  'Potential investments by canton',
  'Financing per month',
];

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

test.beforeEach(async ({ page }) => {
  await signIn(page, vaglio.url, PEOPLE.user);
  await expectFigures(page);
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const marks = (page: Page) =>
  page
    .getByRole('region', { name: 'Scores and money' })
    .getByRole('link', { name: /\d startups?\b/ })
    .filter({ visible: true });

async function expectFigures(page: Page) {
  for (const name of CARDS) {
    await expect(card(page, name), name).toBeVisible();
    await expect(card(page, name).getByRole('status'), `${name} has loaded`).toHaveCount(0);
  }
}

/** Expects the list to show this number of startups. */
async function expectListOf(page: Page, count: number, what: string) {
  await expect(page, what).toHaveURL(/\/potential-investiments\?/);
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${count} startups?\\b`) }),
    what,
  ).toBeVisible();
}

/** Returns the count in a chart label: 3 for 'Zürich: 3 startups', 12 for 'Top 20% limit, 9.012 startups, 4 tied'. */
async function countOf(mark: Locator): Promise<[count: number, name: string]> {
  const name = (await mark.getAttribute('aria-label')) ?? (await mark.innerText());
  return [Number(/(\d+) startups?\b/.exec(name)?.[1]), name];
}

test('every bar, line and tile opens a list with the displayed number of startups', async ({ page }) => {
  await expect(marks(page).nth(15)).toBeVisible();
  const all = await marks(page).count();
  for (let place = 0; place < all; place += 1) {
    const [count, name] = await countOf(marks(page).nth(place));
    await marks(page).nth(place).click();
    await expectListOf(page, count, name);
    await page.goBack();
    await expectFigures(page);
  }
});

test('on a phone the new startups are one tap away from the top', async ({ page }) => {
  const words = await card(page, 'New above the threshold')
    .getByText(/ startups? reached /)
    .innerText();
  const count = Number(/^\d+/.exec(words)?.[0]);
  await page.setViewportSize({ width: 375, height: 800 });
  const line = page.getByRole('link', { name: `${count} new above the threshold in seven days` });
  await expect(line).toBeInViewport();
  await line.click();
  await expectListOf(page, count, words);
  await expect(page.getByText(/^First above threshold /)).toBeVisible();
});

test('by keyboard alone a person replaces a chart with its table and opens a bar', async ({ page }) => {
  const scores = card(page, 'Distribution of scores');
  await scores.getByRole('button', { name: 'Distribution of scores: show as table' }).focus();
  await page.keyboard.press('Enter');
  await expect(scores.getByRole('table', { name: 'Distribution of scores' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const bar = scores.getByRole('group').getByRole('link').first();
  await expect(bar).toBeFocused();
  const [count, name] = await countOf(bar);
  await page.keyboard.press('Enter');
  await expectListOf(page, count, name);
});

test('the dashboard charts and their tables are accessible at every width in both colour schemes', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    await expectFigures(page);
    faults.push(...(await faultsOf(page, look)));
  }
  for (const name of CARDS) {
    const toTable = card(page, name).getByRole('button', { name: `${name}: show as table` });
    if ((await toTable.count()) > 0) await toTable.click();
  }
  for (const look of LOOKS) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look)));
  }
  expect(faults).toEqual([]);
});
