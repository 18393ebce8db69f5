import { useEffect, useEffectEvent } from 'react';
import { isOccupied } from '@vaglio/ui';
import { keyName } from './key-name';

/** What keys do, by their names of keyName; null for one that has nothing to do at present. */
export type KeyActs = Readonly<Record<string, (() => void) | null>>;

/**
 * Does what a key says, wherever on the page it is pressed, except in a field or under an open dialog. A key without an
 * act stays the browser's, and that of other callers: each part of the page names its own keys.
 */
export function useKeys(areSingleKeysOn: boolean, acts: KeyActs): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = keyName(event, areSingleKeysOn);
    const act = name !== null && Object.hasOwn(acts, name) ? (acts[name] ?? null) : null;
    if (!act || isOccupied(event.target, document)) return;
    act();
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
