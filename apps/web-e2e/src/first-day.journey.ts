import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { startLyingModel, type LyingModel } from './lying-model';
import { startNewsSite, type NewsSite } from './news-site';
import { PATIENCE } from './patience';

const LIST = join(__dirname, '../../../libs/results/src/csv/fixtures/startups-windows1252-semicolon.csv');
const PASSWORD = 'Sieben Siebe sieben Spreu';
const SLOW = { timeout: 30_000 * PATIENCE };

let site: NewsSite;
let model: LyingModel;
let vaglio: Installation;
test.beforeEach(async () => {
  site = await startNewsSite();
  model = await startLyingModel('Velunika AG', 'The Zurich startup Velunika AG');
  vaglio = await startInstallation({
    PRIVATE_NEWS_HOSTS: site.host,
    PRIVATE_MODEL_HOSTS: new URL(model.url).host,
  });
});
test.afterEach(async () => {
  await vaglio.stop();
  await model.close();
  await site.close();
});

const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 800 } };
type Screen = keyof typeof SCREENS;
type Job = readonly [
  name: string,
  work: (page: Page) => Promise<void>,
  maxClicks: Readonly<Record<Screen, number>>,
];

const JOBS: readonly Job[] = [
  ['sign in', signInByLink, { desktop: 1, phone: 1 }],
  ['add a colleague', addColleague, { desktop: 7, phone: 7 }],
  ['import a list', importList, { desktop: 4, phone: 5 }],
  ['curate', curate, { desktop: 1, phone: 1 }],
  ['set weights', setWeights, { desktop: 4, phone: 5 }],
  ['add and read a source', addSource, { desktop: 5, phone: 7 }],
  ['connect a model', connectModel, { desktop: 4, phone: 6 }],
  ['review an article', review, { desktop: 5, phone: 8 }],
  ['back up', backUp, { desktop: 3, phone: 5 }],
  ['decide', decide, { desktop: 1, phone: 5 }],
  ['compare', compare, { desktop: 1, phone: 5 }],
  ['print a dossier', printDossier, { desktop: 3, phone: 4 }],
  ['export', exportList, { desktop: 3, phone: 4 }],
];

for (const screen of ['desktop', 'phone'] as const)
  test(`a programme manager does every job of the first day without typing an address, on a ${screen}`, async ({
    page,
  }) => {
    test.setTimeout(240_000 * PATIENCE);
    await page.setViewportSize(SCREENS[screen]);
    await countClicks(page);
    for (const [name, work, maxClicks] of JOBS) {
      const before = await clicksOf(page);
      await test.step(name, () => work(page));
      expect((await clicksOf(page)) - before, `clicks to ${name}`).toBeLessThanOrEqual(maxClicks[screen]);
    }
  });

async function countClicks(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // A click triggered by the keyboard or through a label has `detail` 0.
        if (isTrusted && detail > 0)
          sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      true,
    );
  });
}

async function clicksOf(page: Page): Promise<number> {
  if (page.url() === 'about:blank') return 0;
  return page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

/** Opens a page from the navigation bar, or from the menu that replaces it on narrow screens. */
async function openPage(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name }).click();
  } else await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

async function openSettings(page: Page, section: string) {
  await openPage(page, 'Settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (isNarrow(page)) await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: section, exact: true }).click();
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

async function signInByLink(page: Page) {
  await page.goto(/http\S+#tmpToken=\S+/.exec(vaglio.printed())?.[0] ?? '');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

async function addColleague(page: Page) {
  await page.getByRole('link', { name: 'Add a colleague' }).click();
  await page.getByRole('button', { name: 'Create user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create user' });
  await dialog.getByLabel('Nickname').fill('vera');
  await dialog.getByLabel('Email').fill('vera@programme.example');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await page.getByRole('button', { name: 'Choose role' }).click();
  await dialog.getByRole('radio', { name: 'Make a link to hand over' }).check();
  await dialog.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByLabel('Invitation link')).toHaveValue(/http/);
  await page.getByRole('button', { name: 'Done' }).click();
}

async function importList(page: Page) {
  await openPage(page, 'Dashboard');
  await page.getByRole('link', { name: 'Import a list' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose/ }).click();
  await (await chooser).setFiles(LIST);
  await page.getByRole('button', { name: 'Import 92 rows' }).click(SLOW);
  await expect(page.getByText('92 of 92 rows written')).toBeVisible(SLOW);
}

async function curate(page: Page) {
  await page.getByRole('button', { name: 'Curate new' }).click();
  await expect(page.getByRole('link', { name: /^Open/ })).toBeVisible(SLOW);
}

async function setWeights(page: Page) {
  await openPage(page, 'Potential Investiments');
  await page.getByRole('link', { name: 'Set weights' }).click();
  await page.getByRole('button', { name: 'Import weights' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import weights' });
  await dialog.getByLabel('Table').fill('venture kick 3;4\ntop 100 swiss startup;2.25\neth spin-off;1.5');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function addSource(page: Page) {
  await openSettings(page, 'Scraper');
  await page.getByLabel('Address').fill(site.host);
  await page.getByRole('button', { name: 'Look for feeds' }).click();
  await page.getByRole('button', { name: 'Add 1 source' }).click(SLOW);
  await page.getByRole('button', { name: 'Read Waterside News now' }).click();
  await expect(page.getByText('Read 1 source: 2 new articles, 1 page unread.')).toBeVisible(SLOW);
}

async function connectModel(page: Page) {
  await openSettings(page, 'Connections');
  const form = page.getByRole('form', { name: 'Language model' });
  await form.getByLabel('Address').fill(model.url);
  await form.getByLabel('Models').fill('liar');
  await form.getByLabel('Key', { exact: true }).fill('none');
  await form.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Test' }).click();
  await expect(form.getByRole('list', { name: 'Test steps' })).toBeVisible(SLOW);
  await form.getByRole('button', { name: 'Save' }).click();
}

async function review(page: Page) {
  await openSettings(page, 'Run LLM batch');
  await page.getByRole('button', { name: 'Start' }).first().click();
  await openPage(page, 'Review');
  await page.getByRole('tab', { name: /^Articles/ }).click();
  await expect(page.getByRole('heading', { name: /Velunika/ }).first()).toBeVisible(SLOW);
}

async function backUp(page: Page) {
  await openSettings(page, 'Backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('button', { name: 'Download…' })).toBeVisible(SLOW);
}

/** Makes a decision with a hotkey, or on phones with the menu in the details. */
async function decide(page: Page) {
  await openPage(page, 'Potential Investiments');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  if (isNarrow(page)) {
    await first.getByRole('heading').getByRole('button').click();
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('menu', { name: 'Manage' }).getByText('Contacted').click();
  } else await page.keyboard.press('c');
  await expect(first).toContainText('Contacted');
}

/**
 * Compares two selected startups. Phones have no Compare button for a selection, so it opens each startup's details
 * there.
 */
async function compare(page: Page) {
  const cards = page.getByRole('article');
  if (isNarrow(page)) {
    for (const place of [1, 2]) {
      await cards.nth(place).getByRole('heading').getByRole('button').click();
      await cards.nth(place).getByRole('button', { name: 'Compare' }).click();
    }
  } else for (const place of [1, 2]) await cards.nth(place).getByRole('checkbox').press('Space');
  await page.getByRole('link', { name: /^Compare/ }).click();
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible();
}

async function printDossier(page: Page) {
  await openPage(page, 'Potential Investiments');
  await page.getByRole('link', { name: 'Print the list' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled(SLOW);
  await page.getByRole('link', { name: /^Back/ }).click();
}

async function exportList(page: Page) {
  await openPage(page, 'Potential Investiments');
  await page.getByRole('button', { name: 'Download list' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Export/ })
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.(csv|xlsx)$/);
}
