import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const HEIGHT = 900;
/** What depends on the colours alone; everything else was found in the light scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/**
 * A laptop, a tablet, a phone; the dark colours where the layout differs most. Looks of one width follow one another: a
 * change of colours draws the page again, a change of width lays it out anew and may close what is open.
 */
export const LOOKS: readonly Look[] = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 375, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
];

/** Shows the page as another device does; what is open stays open. */
export async function lookAs(page: Page, { width, colorScheme }: Look) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Its source, where the page has it: the builder would evaluate its half a megabyte twice for each look. */
const ALREADY_THERE = 'void 0';

/** Its usual mode opens a page of its own for each run, and there are no frames here that would need it. */
export async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, axeSource: isThere ? ALREADY_THERE : undefined });
  // What passes is counted alone: describing where it is takes as long as all the rules.
  return axe.setLegacyMode(true).options({ resultTypes: ['violations'] });
}

/**
 * The faults of a page as it looks now, by every rule of axe, landmarks and order of headings included.
 * @param part what is looked at, by its selector; without it the whole page, with its headings and its width
 * @returns one line per fault, with where it was found
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
