import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { signIn, WITH_ADMIN } from './sign-in';

/** Every screen with the demo data in it; the heading proves that it is there. */
const SCREENS = [
  ['/dashboard', 'Dashboard'],
  ['/potential-investiments', 'Potential Investiments'],
  ['/user', 'Profile'],
  ['/configurations#results', 'LLM Results'],
  ['/configurations#params', 'Parameters'],
  ['/configurations#params_excl', 'Params exclusivity'],
  ['/configurations#score_config', 'Scores'],
  ['/configurations#users', 'Users'],
  ['/configurations#prompt', 'Prompt'],
  ['/configurations#llm-batch', 'Run LLM batch'],
  ['/configurations#scraper', 'News scraper'],
  ['/configurations#audit', 'Audit'],
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
});
test.afterAll(() => vaglio.stop());

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 375]) {
    test(`no screen has an accessibility fault, a scroll bar across or a console error: ${colorScheme}, ${width} px`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await signIn(page, vaglio.url);
      for (const [path, heading] of SCREENS) {
        await page.goto(`${vaglio.url}${path}`);
        await expect(page.getByRole('heading', { name: heading, exact: true })).toBeAttached();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}
