import type { RefObject } from 'react';
import type { Startup } from '@vaglio/contract';
import { defineHotkeys, useHotkeys } from '@vaglio/ui';
import { SET_LATER } from './bulk-choices';
import type { Bulk } from './use-bulk';
import type { Selection } from './use-selection';

interface Selecting {
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly Startup[];
  readonly focused: Startup | null;
  readonly selection: Selection | null;
  readonly bulk: Bulk;
}

/** Keys that select startups. */
export const SELECTION_HOTKEYS = defineHotkeys('selection', [
  { keys: ['x', 'Shift x'], label: 'Select the startup, extend the selection up to it' },
  { keys: ['Shift a'], label: 'Select all on the page' },
]);

/** Keys of the page that are about the selection while there is one. */
const BULK_HOTKEYS = defineHotkeys('selection', [
  { keys: ['a', 's'], label: 'Assign all selected startups, set their next step' },
  { keys: ['c', 't', 'i', 'r', 'l'], label: 'Decide about all selected startups' },
  { keys: ['Escape'], label: 'End the selection' },
]);

/**
 * x selects the startup that has the focus, else the open one; Shift x up to it, Shift A the page. While something is
 * selected, the keys of decisions and work are about the selection, and Escape ends it.
 */
export function useSelectionKeys({ list, items, focused: focused, selection, bulk }: Selecting): void {
  const toggle = (isRange: boolean) => () => {
    const card = document.activeElement?.closest('[data-row]') ?? null;
    const id = list.current?.contains(card) ? card?.getAttribute('data-row') : focused?.id;
    const startup = items.find((one) => one.id === id);
    if (startup) selection?.toggle(startup, isRange);
  };
  const flag = (name: 'contact' | 'contract' | 'investment' | 'rejected') => () =>
    bulk.openDialog({ kind: 'decision', flag: name, isSet: true });
  useHotkeys(
    SELECTION_HOTKEYS,
    selection ? { x: toggle(false), 'Shift x': toggle(true), 'Shift a': selection.addPage } : {},
  );
  useHotkeys(
    BULK_HOTKEYS,
    selection && selection.count > 0
      ? {
          a: () => bulk.openDialog({ kind: 'assign' }),
          s: () => bulk.openDialog({ kind: 'step' }),
          l: () => bulk.openDialog(SET_LATER),
          c: flag('contact'),
          t: flag('contract'),
          i: flag('investment'),
          r: flag('rejected'),
          Escape: selection.clear,
        }
      : {},
  );
}
