import type { RefObject } from 'react';
import { defineHotkeys, useHotkeys } from '@vaglio/ui';
import { actInFacts, type FactAction } from './fact-focus';

/** Hotkeys of the details that show facts. */
export const FACT_HOTKEYS = defineHotkeys('panel', [
  { keys: [',', '.'], label: 'Previous tab, next tab of the details', repeats: true },
  { keys: ['ArrowDown', 'ArrowUp'], label: 'Facts: next value, previous value', repeats: true },
  { keys: ['Enter'], label: 'Facts: edit the value' },
  { keys: ['o'], label: 'Facts: where the value comes from' },
  { keys: ['Shift ArrowDown'], label: 'Facts: next suggestion', repeats: true },
  { keys: ['1', '2'], label: 'Facts: accept the suggestion, keep the current value' },
  { keys: ['u'], label: 'Facts: undo your last change' },
]);

/**
 * Handles the hotkeys of the facts. The arrow keys move the focus, o opens an origin, and 1 and 2 answer a suggestion.
 * They also work on the startup's card in the list, so that a user can continue there after j and k.
 * @param hasCharacters false to disable o, 1 and 2
 */
export function useFactKeys(facts: RefObject<HTMLElement | null>, hasCharacters: boolean): void {
  const act = (action: FactAction) => (): boolean => {
    const active = document.activeElement;
    const isBeside = active !== null && active.closest('[data-startup], [role=tab]') !== null;
    if (!facts.current || (!isBeside && !facts.current.contains(active))) return false;
    return actInFacts(facts.current, active, action);
  };
  useHotkeys(FACT_HOTKEYS, {
    ArrowDown: act('next'),
    ArrowUp: act('previous'),
    'Shift ArrowDown': act('suggestion'),
    ...(hasCharacters && { o: act('origin'), 1: act('take'), 2: act('keep') }),
  });
}
