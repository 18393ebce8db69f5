import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusFact, rowNear } from './fact-focus';

/**
 * Keeps the focus in the facts when what had it goes, such as a form that is closed or a suggestion that is answered: it
 * returns to the value of that row. Where a person turned to something else, it stays there.
 * @returns handlers for the element that holds the facts
 */
export function useKeptFocus(facts: RefObject<HTMLElement | null>) {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current !== null && facts.current && document.activeElement === document.body)
      focusFact(facts.current, last.current);
  });
  return {
    onFocus: ({ target }: FocusEvent): void => {
      if (facts.current?.contains(target)) last.current = rowNear(facts.current, target);
    },
    // What is taken off the page while it has the focus causes no such event; a button that is disabled while it has it does.
    onBlur: ({ target, relatedTarget }: FocusEvent): void => {
      if (!facts.current?.contains(relatedTarget) && !target.matches(':disabled')) last.current = null;
    },
  };
}
