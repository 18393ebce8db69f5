import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { serveBarePage } from './bare-page';
import type { World } from './bench-world';
import { median } from './load';
import { seconds, times, type Chapter } from './report';
import { BROWSER_ARGS, signIn } from './screen-figures';

const ROUNDS = 5;
/** Of a phone against the machine that measures. */
const SLOWDOWN = 4;
const ROWS = 20;
const VIEWPORT = { width: 1440, height: 900 };
/** Of somebody who looks at the list; by then the browser knows what this page asks first. */
const LOOKED_MS = 5_000;
/** Runs in the page: says when the last of the rows was drawn, in milliseconds since the navigation began. */
const WATCH_ROWS = `
  new MutationObserver((_changes, observer) => {
    if (document.querySelectorAll('article').length < ${ROWS}) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => window.rowsDrawn(performance.now())));
  }).observe(document, { childList: true, subtree: true });`;

/**
 * The list from an empty cache with the processor slowed down, until its rows are drawn. The floor is a page of React
 * alone that asks for the same rows of the bare reader and writes a few of their fields as text.
 */
export async function coldFigures({ server, floor, startups }: World): Promise<Chapter> {
  const { ensureBrowser } = await import('../ensure-browser.mjs');
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  const bare = await serveBarePage(floor);
  try {
    const list = `${server.url}/potential-investiments`;
    const storageState = await visited(browser, server.url, list);
    const waits: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++)
      for (const side of [0, 1, 1, 0] as const)
        waits[side].push(
          side === 0 ? await rowsAfter(browser, list, { storageState }) : await rowsAfter(browser, bare.url),
        );
    const [ours, bares] = [median(waits[0]), median(waits[1])];
    return {
      title: `Cold, processor slowed down ${SLOWDOWN} times, ${startups} startups`,
      figures: [
        {
          what: `list, ${ROWS} rows drawn`,
          value: seconds(ours),
          floor: seconds(bares),
          ratio: times(ours / bares),
        },
      ],
    };
  } finally {
    bare.stop();
    await browser.close();
  }
}

/** What a browser keeps of somebody who signed in and has seen the list before. */
async function visited(browser: Browser, url: string, list: string) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await signIn(page, url);
  await page.goto(list);
  await page
    .getByRole('article')
    .nth(ROWS - 1)
    .waitFor();
  await page.waitForTimeout(LOOKED_MS);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function rowsAfter(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const drawn = new Promise<number>((resolve) => void page.exposeFunction('rowsDrawn', resolve));
  await page.addInitScript(WATCH_ROWS);
  await page.goto(url);
  const taken = await drawn;
  await context.close();
  return taken;
}
