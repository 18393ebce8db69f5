import type { Page } from '@playwright/test';
import type { World } from './bench-world';
import { BETWEEN_MS, measured, pressEach, watchLongTasks, type Act } from './long-tasks';
import type { Figure } from './report';

/** Of the review desk. */
export async function deskTasks(page: Page, { server }: World): Promise<Figure[]> {
  await page.goto(`${server.url}/review?tab=articles`);
  await page.locator('[data-value]').nth(10).waitFor();
  await watchLongTasks(page);
  const acts: Act[] = [
    ['20 moves with j and k', () => pressEach(page, 'jjjjjjjjjjjjjjkkkkkk')],
    ['accept, discard and undo', () => pressEach(page, ['Enter', 'Enter', 'x', 'u'])],
    ['a correction is typed', () => pressEach(page, ['e', ...'quartz', 'Escape'])],
    ['four articles on', () => pressEach(page, 'nnnn')],
  ];
  return measured(page, 'review desk', acts);
}

/** Of the board. */
export async function boardTasks(page: Page, { server }: World): Promise<Figure[]> {
  await page.goto(`${server.url}/potential-investiments?layout=board`);
  const column = page.getByRole('region', { name: 'New', exact: true });
  const cards = column.getByRole('article');
  await cards.nth(10).waitFor();
  await watchLongTasks(page);
  const focus = () => cards.first().getByRole('heading').getByRole('button').focus();
  const acts: Act[] = [
    [
      'from card to card',
      async () =>
        focus().then(() => pressEach(page, ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'])),
    ],
    [
      'a card is lifted and put back',
      async () => focus().then(() => pressEach(page, [' ', 'ArrowRight', 'ArrowLeft', 'Escape'])),
    ],
    [
      'a card is moved and taken back',
      async () => focus().then(() => pressEach(page, [' ', 'ArrowRight', 'Enter', 'u'], 1_000)),
    ],
    ['a column is scrolled', () => scroll(page, column)],
    ['more cards are shown', () => column.getByRole('button', { name: /^Show .* more$/ }).click()],
    ['a card is opened', () => cards.first().getByRole('heading').getByRole('button').click()],
  ];
  return measured(page, 'board', acts);
}

async function scroll(page: Page, column: ReturnType<Page['getByRole']>): Promise<void> {
  await column.hover();
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(BETWEEN_MS);
  }
}
