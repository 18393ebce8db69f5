import { expect, test } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
});
test.afterAll(() => vaglio.stop());

const WIDTHS = [375, 900, 1440];
/** Maximum layout shift. On a busy machine, the font loads after the first texts and changes their widths. */
const LARGEST_SHIFT = 0.03;

test('the layout does not shift while a page is loading', async ({ page }) => {
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
