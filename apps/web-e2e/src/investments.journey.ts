import { expect, test, type Browser, type Page } from '@playwright/test';
import { axeOf, LOOKS } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { ADMIN, signIn, WITH_ADMIN } from './sign-in';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

const card = (page: Page, name: string) => page.getByRole('article', { name });
const open = async (page: Page, query = '', person: typeof ADMIN = ADMIN) => {
  await signIn(page, vaglio.url, person);
  await page.goto(`${vaglio.url}/potential-investiments${query}`);
  await expect(page.getByRole('article').first()).toBeVisible();
};

test('the address of a filtered list shows a colleague the same list @smoke', async ({ page, browser }) => {
  await open(page);
  await page.getByRole('button', { name: 'Canton: All' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Zürich' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Ticino' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Founding year');
  await page.getByRole('searchbox').fill('SAGL');
  await expect(page).toHaveURL(/q=SAGL/);
  await expect(page).toHaveURL(/canton=TI&canton=ZH/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('article').nth(1).getByRole('button').first().click();
  const seen = await viewOf(page);
  const colleague = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await open(colleague, new URL(page.url()).search, PEOPLE.user);
  expect(await viewOf(colleague)).toEqual(seen);
  await expect(colleague.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveText([
    'Remove the filter Search “SAGL”',
    /Ticino/,
    /Zürich/,
    'Clear all',
  ]);
});

const DAY_MS = 86_400_000;
const inDays = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the visible list with its sort order and filters, and the open startup. */
async function viewOf(page: Page) {
  await page.waitForLoadState('networkidle');
  return {
    cards: await page.getByRole('article').getByRole('heading').allTextContents(),
    sort: await page.getByRole('combobox', { name: 'Sort' }).inputValue(),
    count: await page
      .getByRole('status')
      .filter({ hasText: /startups?$/ })
      .textContent(),
    details: await page.getByRole('region').last().getAttribute('aria-label'),
  };
}

test('on a phone the details are preloaded, so that a card expands without a gap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // Records whether a card shows a skeleton, even for a short time.
  await page.evaluate(() => {
    const note = () => {
      if (document.querySelector('article > [aria-busy]')) document.documentElement.dataset['gap'] = 'seen';
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Manage' })).toBeVisible();
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset['gap'])).toBeUndefined();
});

test('a person works through the list by keyboard alone and undoes a rejection', async ({ page }) => {
  await open(page, '?sort=created_at');
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  const [first = '', second = '', third = ''] = names;
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: second })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: first, exact: true })).toBeFocused();
  await page.keyboard.press('j');
  // the details pane has loaded when it contains Manage
  await expect(page.getByRole('region', { name: second })).toBeVisible();
  await page.getByRole('button', { name: 'Manage' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Contacted' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: second })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: second })).toBeHidden();
  await expect(card(page, second)).toHaveCount(0);
  await expect(page.getByRole('button', { name: third, exact: true })).toBeFocused();
  await expect(page.getByText(`${second} was rejected.`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: second, exact: true })).toBeFocused();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: second })).toBeVisible();
  await page.keyboard.press('4');
  await page.getByRole('dialog').getByLabel('Date', { exact: true }).fill(inDays(40));
  await page.getByRole('button', { name: 'Set Later' }).press('Enter');
  await expect(card(page, second)).toHaveCount(0);
  await expect(page.getByText('Later hidden, 1')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await expect(card(page, second)).toContainText('Later');
  await card(page, second).getByRole('button').first().press('Enter');
  await page.keyboard.press('l');
  await expect(page.getByText(`${second} was returned from Later.`)).toBeAttached();
  await page.goto(`${vaglio.url}/potential-investiments?sort=created_at`);
  await expect(card(page, second)).toBeVisible();
  await expect(page.getByText('Later hidden')).toHaveCount(0);
  await page.getByRole('button', { name: second, exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: second })).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('when two people edit one startup, the second person sees the first change and decides', async ({
  browser,
}) => {
  const [early, late] = [await newPage(browser), await newPage(browser)];
  await open(early, '?q=frischling', PEOPLE.writer);
  await open(late, '?q=frischling');
  for (const page of [early, late]) await page.getByRole('button', { name: 'Edit text' }).click();
  await early.getByRole('textbox', { name: 'Email' }).fill('early@frischling.example');
  await early.getByRole('textbox', { name: 'Risks' }).fill('Found by the earlier one');
  await early.getByRole('button', { name: 'Save' }).click();
  await expect(early.getByRole('dialog')).toBeHidden();
  await late.getByRole('textbox', { name: 'Email' }).fill('late@frischling.example');
  await late.getByRole('button', { name: 'Save' }).click();
  await expect(
    late.getByText(`${PEOPLE.writer.email} changed Frischling Proteine AG in the meantime.`),
  ).toBeVisible();
  await expect(late.getByRole('alert')).toContainText('Email is now “early@frischling.example”');
  await expect(late.getByRole('textbox', { name: 'Email' })).toHaveValue('late@frischling.example');
  await late.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(late.getByRole('dialog')).toBeHidden();
  const details = late.getByRole('region', { name: /Frischling/ });
  await expect(details).toContainText('late@frischling.example');
  await expect(details, 'what the later one did not touch stays').toContainText('Found by the earlier one');
});

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
}

for (const { width, colorScheme } of LOOKS) {
  test(`menus, dialogs and messages of the list are accessible: ${colorScheme}, ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const isFaultless = async (what: string) => {
      const { violations } = await (await axeOf(page)).withTags(TAGS).analyze();
      expect(violations.map(({ id, nodes }) => [what, id, nodes[0]?.html])).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${what} is wider than the screen`,
      ).toBeLessThanOrEqual(0);
    };
    await open(page, '?canton=ZH&top=eligible&q=a');
    await isFaultless('chips');
    if (width < 1200) await page.getByRole('article').first().getByRole('button').first().click();
    await page.getByRole('button', { name: 'Manage' }).click();
    await isFaultless('Manage');
    await page.getByRole('menuitem', { name: 'Reject' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('radio', { name: /Too early/ }).check();
    await isFaultless('Reject');
    await asked.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await isFaultless('Undo');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.waitForLoadState('networkidle'); // waits until the list has reloaded with the restored startup
    await page.getByRole('button', { name: 'Edit text' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isFaultless('Edit text');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('?');
    await isFaultless('Keyboard');
    await context.close();
  });
}
