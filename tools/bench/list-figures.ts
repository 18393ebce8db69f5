import type { Page } from '@playwright/test';
import type { World } from './bench-world';
import { measured, pressEach, watchLongTasks, type Act } from './long-tasks';
import type { Figure } from './report';

/** What an act shows is there before the next one. */
const SHOWN_MS = 600;

/** Of the list with its details, table and board, and of the palette over it. */
export async function listTasks(page: Page, { server }: World): Promise<Figure[]> {
  await page.goto(`${server.url}/potential-investiments`);
  await page.getByRole('article').nth(19).waitFor();
  await watchLongTasks(page);
  const press = (name: RegExp | string) => page.getByRole('button', { name, exact: true }).first().click();
  const choose = (name: string) => page.getByRole('menuitemcheckbox', { name }).click();
  const acts: Act[] = [
    ['20 moves with j and k', () => pressEach(page, 'jjjjjjjjjjjjjjkkkkkk')],
    [
      'details are closed and opened',
      () => pressEach(page, ['Escape', 'Enter', 'Escape', 'Enter'], SHOWN_MS),
    ],
    ['a startup is marked and unmarked by its key', () => pressEach(page, 'cc', SHOWN_MS)],
    ['the filter of cantons is opened', () => press('Canton: All')],
    ['a canton is chosen', () => choose('Zürich')],
    ['the filter is closed', () => pressEach(page, ['Escape'])],
    ['another page', () => press('Next page')],
    ['to the table', () => layout(page, 'Table')],
    [
      'a startup of the table is opened and closed',
      () => pressEach(page, ['j', 'Enter', 'Escape'], SHOWN_MS),
    ],
    ['to the board', () => layout(page, 'Board')],
    ['to the cards', () => layout(page, 'Cards')],
    ['the palette is opened', () => pressEach(page, ['Control+k'], SHOWN_MS)],
    ['a word is typed in the palette', () => pressEach(page, 'quartz')],
    ['lines of the palette', () => pressEach(page, ['ArrowDown', 'ArrowDown', 'ArrowUp'])],
    ['the palette is closed', () => pressEach(page, ['Escape'])],
  ];
  return measured(page, 'list', acts);
}

async function layout(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Layout' }).getByText(name, { exact: true }).click();
  await page.waitForTimeout(SHOWN_MS);
}
