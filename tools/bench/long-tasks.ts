import type { Page } from '@playwright/test';
import { ms, type Figure } from './report';

/** Runs in the page. */
const WATCH_LONG_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });`;
/** Answers that an act leads to are shown meanwhile. */
const SETTLE_MS = 1_000;

/** From now on the page keeps the tasks that the browser itself calls long; for `longest`. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(WATCH_LONG_TASKS);
  await page.waitForTimeout(500);
}

/** @returns the longest task of the page while something is done, as text */
export async function longest(page: Page, act: () => Promise<unknown>): Promise<string> {
  const read = () => page.evaluate<number[]>('window.longTasks');
  const before = (await read()).length;
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const tasks = (await read()).slice(before);
  return tasks.length === 0
    ? 'none of 50 ms or more'
    : `${ms(Math.max(...tasks))} (${tasks.length} of 50 ms or more)`;
}

/** What is done, in words, and how. */
export type Act = [string, () => Promise<unknown>];

/** @returns the longest task of each act, one after the other */
export async function measured(page: Page, where: string, acts: readonly Act[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, act] of acts)
    figures.push({ what: `longest task, ${where}: ${what}`, value: await longest(page, act) });
  return figures;
}

/** Keys follow each other as fast as a person presses them. */
export const BETWEEN_MS = 80;

export async function pressEach(page: Page, keys: Iterable<string>, between = BETWEEN_MS): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(between);
  }
}
