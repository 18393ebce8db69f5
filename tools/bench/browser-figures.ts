import { chromium, type Page } from '@playwright/test';
import { ADMIN, type Installation } from './installation';
import { median } from './load';
import { ms, type Figure } from './report';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
const ROUNDS = 3;
/** CPU throttling factor that simulates a phone. */
const SLOWDOWN = 4;
/** Delay between two keystrokes, in milliseconds. */
const KEY_MS = 80;
/** Time to wait until a response has been rendered, in milliseconds. */
const SETTLE_MS = 1_000;
/** Script that records long tasks in the page. Browsers define long tasks as tasks of 50 ms or more. */
const WATCH_LONG_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });`;

/** Measures the time until the list shows its rows, and the long tasks while a user works with the list. */
export async function browserFigures({ server }: Installation): Promise<Figure[]> {
  const { ensureHeadlessBrowser } = await import('../ensure-browser.mjs');
  const browser = await chromium.launch({ executablePath: ensureHeadlessBrowser(), args: ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, server.url);
    const list = `${server.url}/potential-investiments`;
    return [
      { operation: 'list opened, warm', value: ms(await opened(page, list, { rate: 1, isCold: false })) },
      {
        operation: 'list opened, no cache, a quarter of the CPU',
        value: ms(await opened(page, list, { rate: SLOWDOWN, isCold: true })),
      },
      ...(await longTasks(page, list)),
    ];
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** Returns the median time until 20 startups are shown, over several visits, in milliseconds. */
async function opened(page: Page, url: string, { rate, isCold }: { rate: number; isCold: boolean }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: isCold });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('about:blank');
    const start = performance.now();
    await page.goto(url);
    await page.getByRole('article').nth(19).waitFor();
    waits.push(performance.now() - start);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return median(waits);
}

async function longTasks(page: Page, list: string): Promise<Figure[]> {
  await page.goto(list);
  await page.getByRole('article').nth(19).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(WATCH_LONG_TASKS);
  const acts: readonly (readonly [string, () => Promise<void>])[] = [
    ['20 moves with j and k', () => press(page, [...'jjjjjjjjjjjjjjkkkkkk'])],
    ['details closed and opened', () => press(page, ['Escape', 'Enter'], SETTLE_MS)],
    ['a startup marked and unmarked with c', () => press(page, ['c', 'c'], SETTLE_MS)],
    [
      'a word typed in the search',
      () => page.getByLabel('Search by company or founder').pressSequentially('quartz', { delay: KEY_MS }),
    ],
  ];
  const figures: Figure[] = [];
  for (const [name, act] of acts)
    figures.push({ operation: `longest task, ${name}`, value: await longest(page, act) });
  return figures;
}

async function press(page: Page, keys: readonly string[], between = KEY_MS): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(between);
  }
}

async function longest(page: Page, act: () => Promise<void>): Promise<string> {
  await page.evaluate('window.longTasks.length = 0');
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const tasks = await page.evaluate<number[]>('window.longTasks');
  return tasks.length === 0 ? 'none over 50 ms' : `${ms(Math.max(...tasks))} (${tasks.length} over 50 ms)`;
}
