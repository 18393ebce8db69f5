import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const HEIGHT = 900;
/** Rules that depend on colours. All other rules are checked in the light scheme only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/**
 * Viewports of a laptop, a tablet and a phone, with the dark scheme where the layouts differ most. Looks with the same
 * width are adjacent, because a new width renders a new layout and may close dialogs.
 */
export const LOOKS: readonly Look[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 375, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
];

/** Changes the viewport and the colour scheme. Open dialogs remain open. */
export async function lookAs(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Script that replaces the axe source (500 kB) if the page already contains axe. */
const ALREADY_THERE = 'void 0';

/** Returns an axe builder for the page. The default mode opens another page for each run, which only iframes need. */
export async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, axeSource: isThere ? ALREADY_THERE : undefined });
  // For passed checks, axe reports only counts. Their details would take as long as all the rules.
  return axe.setLegacyMode(true).options({ resultTypes: ['violations'] });
}

/**
 * Returns the violations of all axe rules on the page, including landmarks and heading order.
 * @param part selector of the checked part; by default, the entire page with its headings and its width
 * @returns one line per violation with its location
 */
export async function faultsOf(page: Page, { width, colorScheme }: Look, part?: string): Promise<string[]> {
  const axe = await axeOf(page);
  if (part !== undefined) axe.include(part);
  if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const found = part === undefined ? [...faults, ...(await layoutFaultsOf(page))] : faults;
  return found.map((fault) => `${width} px, ${colorScheme}: ${fault}`);
}

async function layoutFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('h1, h2, h3, h4')].map(
      (heading) => heading.getAttribute('aria-label') ?? heading.textContent.trim(),
    );
    const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    return [
      ...repeated.map((name) => `two headings are called ${name}`),
      ...(document.querySelectorAll('h1').length === 1 ? [] : ['there is not exactly one h1']),
      ...(isWide ? ['it is wider than the screen'] : []),
    ];
  });
}
