import type { ListTab } from '../list/results-view';

/** Texts about a deletion in each tab, with the deleted object and the consequences. */
export const DELETION_TEXTS: Readonly<Record<ListTab, { what: string; effect: string }>> = {
  curated: {
    what: 'the startup',
    effect:
      'It disappears from all lists, rankings and counts. Its raw rows are kept, and later imports and articles do not create it again.',
  },
  raw: {
    what: 'the raw row',
    effect: 'Values that were curated from it stay in its startup.',
  },
};

export const RESTORABLE_HINT = 'It can be restored for 30 days, in the tab Deleted.';

/** Returns true if the typed text is the name, ignoring case and surrounding spaces. */
export function isName(typed: string, name: string): boolean {
  return typed.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase();
}
