import type { Page } from '@playwright/test';
import { ms } from './report';

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
export async function longest(page: Page, act: () => Promise<void>): Promise<string> {
  const read = () => page.evaluate<number[]>('window.longTasks');
  const before = (await read()).length;
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const tasks = (await read()).slice(before);
  return tasks.length === 0
    ? 'none of 50 ms or more'
    : `${ms(Math.max(...tasks))} (${tasks.length} of 50 ms or more)`;
}
