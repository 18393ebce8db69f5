import type { RefObject } from 'react';
import { defineHotkeys, useHotkeys } from '@vaglio/ui';
import { actInFacts, type FactAction } from './fact-focus';

/** Keys of the details with their facts. */
export const FACT_HOTKEYS = defineHotkeys('panel', [
  { keys: [',', '.'], label: 'Previous tab, next tab of the details', repeats: true },
  { keys: ['ArrowDown', 'ArrowUp'], label: 'Facts: next value, previous value', repeats: true },
  { keys: ['Enter'], label: 'Facts: edit the value' },
  { keys: ['o'], label: 'Facts: where the value comes from' },
  { keys: ['Shift ArrowDown'], label: 'Facts: next suggestion', repeats: true },
  { keys: ['1', '2'], label: 'Facts: take what is suggested, keep the present value' },
  { keys: ['u'], label: 'Facts: undo your last change' },
]);

/**
 * Arrows move through the facts, o opens an origin, 1 and 2 answer a suggestion. They act from within the facts, and from
 * the card of a startup in the list, so that j and k lead into them.
 * @param hasCharacters false while o, 1 and 2 do not act
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
