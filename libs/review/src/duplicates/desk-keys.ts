import { useEffect, useEffectEvent } from 'react';
import { isOccupied } from '@vaglio/ui';

/** What a key does on the page. */
export type DeskKey =
  'next' | 'previous' | 'down' | 'up' | 'first' | 'second' | 'merge' | 'apart' | 'later' | 'undo' | 'help';

const LETTERS: Readonly<Record<string, DeskKey>> = {
  j: 'next',
  k: 'previous',
  '1': 'first',
  '2': 'second',
  x: 'apart',
  l: 'later',
  u: 'undo',
  '?': 'help',
};
const OTHERS: Readonly<Record<string, DeskKey>> = { ArrowDown: 'down', ArrowUp: 'up', Enter: 'merge' };

/** Does what a key says. @param areLettersOn letters and signs can be switched off (WCAG 2.1.4); the others act always */
export function useDeskKeys(areLettersOn: boolean, perform: (key: DeskKey) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = deskKey(event, areLettersOn);
    if (key !== null && perform(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function deskKey(event: KeyboardEvent, areLettersOn: boolean): DeskKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
    return null;
  const isLetter = Object.hasOwn(LETTERS, event.key);
  if (isTaken(event.target, isLetter)) return null;
  if (isLetter) return areLettersOn ? (LETTERS[event.key] ?? null) : null;
  return Object.hasOwn(OTHERS, event.key) ? (OTHERS[event.key] ?? null) : null;
}

/** Letters mean nothing to a radio or checkbox; arrows and Enter mean something to these and to every button. */
function isTaken(target: EventTarget | null, isLetter: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type))
    return !isLetter || isOccupied(document.body, document);
  const isPair = target.closest('[data-pair]') !== null;
  if (!isLetter && !isPair && target.closest('button, a, [role="tab"], table, [role="grid"]') !== null)
    return true;
  return isOccupied(target, document);
}
