import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isOccupied } from '@vaglio/ui';
import { actInFacts, factAction, type FactAction } from './fact-focus';

/** What is answered leaves its place to the next one, which a key that is held would answer too. */
const ANSWERS: ReadonlySet<FactAction> = new Set(['take', 'keep']);

/**
 * Arrows move through the facts, o opens an origin, 1 and 2 answer a suggestion. They act from within the facts, and from
 * the card of a startup in the list, so that j and k lead into them.
 * @param areSingleKeysOn letters and digits can be switched off; arrows always act
 */
export function useFactKeys(facts: RefObject<HTMLElement | null>, areSingleKeysOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = factAction(event, areSingleKeysOn);
    if (
      action === null ||
      (event.repeat && ANSWERS.has(action)) ||
      !facts.current ||
      isOccupied(event.target, document)
    )
      return;
    const active = document.activeElement;
    const isBeside = active !== null && active.closest('[data-startup], [role=tab]') !== null;
    if ((isBeside || facts.current.contains(active)) && actInFacts(facts.current, active, action))
      event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
