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

/** Hotkeys that select startups. */
export const SELECTION_HOTKEYS = defineHotkeys('selection', [
  { keys: ['x', 'Shift x'], label: 'Select the startup, extend the selection up to it' },
  { keys: ['Shift a'], label: 'Select all on the page' },
]);

/** Hotkeys that apply to all selected startups while there is a selection. */
const BULK_HOTKEYS = defineHotkeys('selection', [
  { keys: ['a', 's'], label: 'Assign all selected startups, set their next step' },
  { keys: ['c', 't', 'i', 'r', 'l'], label: 'Decide about all selected startups' },
  { keys: ['Escape'], label: 'End the selection' },
]);

/**
 * Handles the selection hotkeys. x selects the focused startup, or the open startup if no startup is focused. Shift x
 * selects a range, and Shift A selects the page. During a selection, the hotkeys for decisions and work apply to all
 * selected startups, and Escape clears the selection.
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
