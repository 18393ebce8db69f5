import { useEffect, useEffectEvent } from 'react';
import { isOccupied } from './is-occupied';
import { keyName } from './key-name';

/** What keys do, by their names of keyName; null for one that has nothing to do at present. */
export type KeyActs = Readonly<Record<string, (() => void) | null>>;

/** Keys that go on while they are held: they only move what is looked at. */
const GO_ON: ReadonlySet<string> = new Set(['j', 'k', ',', '.']);

/**
 * Does what a key says, wherever on the page it is pressed, except in a field or under an open dialog. A key without an
 * act stays the browser's, and that of other callers: each part of the page names its own keys. A key that is held acts once.
 * @param order `first` is asked before all others, for a part that is drawn later than the page
 */
export function useKeys(
  areSingleKeysOn: boolean,
  acts: KeyActs,
  order: 'first' | 'inOrder' = 'inOrder',
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = keyName(event, areSingleKeysOn);
    const act = name !== null && Object.hasOwn(acts, name) ? (acts[name] ?? null) : null;
    if (!act || isOccupied(event.target, document)) return;
    event.preventDefault();
    if (!event.repeat || GO_ON.has(name ?? '')) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const options = { capture: order === 'first' };
    document.addEventListener('keydown', listen, options);
    return () => document.removeEventListener('keydown', listen, options);
  }, [order]);
}
