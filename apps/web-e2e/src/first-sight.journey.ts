import { expect, test, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
});
test.afterAll(() => vaglio.stop());

const WIDTHS = [375, 900, 1440];
/** What is drawn before the app has come. */
const DRAWING = '#root > [inert]';
/** A script measures where it is. */
const MEASURED = '.MuiTabs-indicator';
/** On a busy machine the font comes after the first texts, which then change their widths. */
const LARGEST_SHIFT = 0.03;

/** Reads each element of the app with its box and colours, and the text of those without others in them. */
function readLooks(measured: string): string[] {
  const elements = [...document.querySelectorAll('#root *')].filter(
    (element) => !element.matches(`style, [inert], ${measured}`),
  );
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, font } = getComputedStyle(element);
    const text = element.childElementCount > 0 ? '' : element.textContent;
    const box = [x, y, width, height].map((length) => Math.round(length)).join(' ');
    return [element.localName, element.getAttribute('class'), box, color, backgroundColor, font, text].join(
      '; ',
    );
  });
}

/** Runs in the page: reads the looks of the app at the moment in which it takes the place of what was drawn. */
const WATCH = `
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('${DRAWING}')) window.wasDrawn = true;
    else if (window.wasDrawn) {
      observer.disconnect();
      window.looksOfApp = (${readLooks.toString()})('${MEASURED}');
    }
  }).observe(document, { childList: true, subtree: true });`;

/** Holds the scripts of the app back. @returns lets them go */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const path of ['/login', '/dashboard', '/potential-investiments']) {
  test(`${path} is drawn before the app has come, as the app draws it first`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (path === '/login') await page.goto(`${vaglio.url}/healthz`);
    else await signIn(page, vaglio.url);
    await page.addInitScript(WATCH);
    await page.route(/\/(auth|config)[/?]?/, () => undefined);
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const letGo = await holdApp(page);
      await page.evaluate(() => localStorage.removeItem('height:firstSteps'));
      await page.goto(vaglio.url + path, { waitUntil: 'commit' });
      await expect(page.locator(DRAWING)).toBeAttached();
      await page.evaluate(async () => void (await document.fonts.ready));
      const drawn = await page.evaluate(readLooks, MEASURED);
      expect(await page.getByRole('banner').count()).toBe(0);
      letGo();
      const looks = await page.waitForFunction(() => Reflect.get(window, 'looksOfApp'));
      expect(await looks.jsonValue(), `${width} px`).toEqual(drawn);
    }
    expect(problems).toEqual([]);
  });
}

test('nothing is drawn of what a person does not see', async ({ page }) => {
  await signIn(page, vaglio.url);
  await holdApp(page);
  await page.goto(`${vaglio.url}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('script[src*="first-sight"]') !== null);
  await expect(page.locator(DRAWING)).not.toBeAttached();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${vaglio.url}/dashboard`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('script[src*="first-sight"]') !== null);
  await expect(page.locator(DRAWING)).not.toBeAttached();
});

test('nothing moves while a page is loaded', async ({ page }) => {
  await signIn(page, vaglio.url);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of WIDTHS)
    for (const path of ['/potential-investiments', '/dashboard']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(vaglio.url + path);
      await page.waitForLoadState('networkidle');
      const moved: unknown = await page.evaluate(() => Reflect.get(window, 'moved'));
      const sum = [moved].flat().reduce((total: number, value) => total + Number(value), 0);
      expect(sum, `${path} at ${width} px`).toBeLessThan(LARGEST_SHIFT);
    }
});
