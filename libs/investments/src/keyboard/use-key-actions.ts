import { useEffect, useEffectEvent } from 'react';
import { isOccupied } from '@vaglio/ui';
import { keyAction, type KeyAction } from './key-action';

/** Does what a key says, wherever on the page it is pressed. @param perform answers whether there was anything to do */
export function useKeyActions(areSingleKeysOn: boolean, perform: (action: KeyAction) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keyAction(event, areSingleKeysOn);
    if (action !== null && !isOccupied(event.target, document) && perform(action)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
