import type { ListTab } from '../list/results-view';

/** What happens when a row is deleted; first what it is about. */
export const DELETION_TEXTS: Readonly<Record<ListTab, { what: string; effect: string }>> = {
  curated: {
    what: 'the startup',
    effect:
      'It leaves every list, ranking and count. Its raw rows stay, and nothing that is imported or read makes it again.',
  },
  raw: {
    what: 'the raw row',
    effect: 'What was curated from it stays in its startup.',
  },
};

export const RESTORABLE_HINT = 'It can be restored for 30 days, in the tab Deleted.';

/** Whether the name was typed; case and spaces around it do not matter. */
export function isName(typed: string, name: string): boolean {
  return typed.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase();
}
