import { chromium, type Page } from '@playwright/test';
import { actFigures } from './act-figures';
import { ADMIN, type World } from './bench-world';
import { importFigure } from './import-figure';
import { median } from './load';
import { longest, watchLongTasks } from './long-tasks';
import { kilobytes, ms, type Chapter, type Figure } from './report';

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const ROUNDS = 3;
const MOVES = 30;

/** What a person waits for in the browser: each screen from a cold page, and what typing and moving cost the main thread. */
export async function screenFigures(world: World): Promise<Chapter> {
  const { ensureBrowser } = await import('../ensure-browser.mjs');
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await signIn(page, world.server.url);
    const figures = [
      ...(await readiness(page, `${world.server.url}/dashboard`, 'dashboard, six pies drawn', sixPies)),
      ...(await readiness(page, `${world.server.url}/potential-investiments`, 'list, 20 cards', (p) =>
        p.getByRole('article').nth(19).waitFor(),
      )),
      ...(await mainThread(page, world.server.url)),
      ...(await actFigures(page, world)),
      await importFigure(page, world),
    ];
    return { title: `Screens at ${world.startups} startups`, figures };
  } finally {
    await browser.close();
  }
}

/** As the admin, until the dashboard is there. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** All pies are there when each of the six drawings has slices. */
async function sixPies(page: Page): Promise<void> {
  await page.locator('[role=img]:has(path)').nth(5).waitFor();
}

/** From an empty browser cache to the last thing that was waited for, with the bytes that came over the wire. */
async function readiness(
  page: Page,
  url: string,
  what: string,
  ready: (page: Page) => Promise<void>,
): Promise<Figure[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const waits: number[] = [];
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  for (let round = 0; round < ROUNDS; round++) {
    bytes = 0;
    const start = performance.now();
    await page.goto(url);
    await ready(page);
    waits.push(performance.now() - start);
  }
  await network.detach();
  return [{ what, value: ms(median(waits)), note: `${kilobytes(bytes)} over the wire, nothing cached` }];
}

/** Tasks of 50 ms and more are what the browser itself calls long. */
async function mainThread(page: Page, url: string): Promise<Figure[]> {
  await page.goto(`${url}/potential-investiments?pageSize=50`);
  await page.getByRole('article').nth(19).waitFor();
  await watchLongTasks(page);
  const moving = await longest(page, async () => {
    for (let move = 0; move < MOVES; move++)
      await page.keyboard.press(move < MOVES * 0.7 ? 'j' : 'k', { delay: 20 });
  });
  const typing = await longest(page, async () => {
    await page.getByLabel('Search by company or founder').pressSequentially('quartz water', { delay: 60 });
  });
  return [
    { what: `longest task while moving with j and k, 50 cards, ${MOVES} keys`, value: moving },
    { what: 'longest task while typing in the search, 50 cards', value: typing },
  ];
}
