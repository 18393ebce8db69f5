import { useSyncExternalStore } from 'react';
import { keepText, readKeptText } from '../kept-text';

/** Local storage key of this browser's choice; 'off' or absent. */
const SHORTCUTS_KEY = 'singleKeys';

const listeners = new Set<() => void>();
/** The choice for this page, in a browser that refuses storage. */
let unstoredChoice: boolean | null = null;

const readStoredChoice = (): boolean => readKeptText(SHORTCUTS_KEY) !== 'off';

/** True unless a person has switched single-character keys off in this browser. Source: WCAG 2.1.4. */
export const areShortcutsEnabled = (): boolean => unstoredChoice ?? readStoredChoice();

function enableShortcuts(isEnabled: boolean): void {
  keepText(SHORTCUTS_KEY, isEnabled ? null : 'off');
  unstoredChoice = readStoredChoice() === isEnabled ? null : isEnabled;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether single-character keys act, for hints of keys, and the function that switches them on or off. */
export function useShortcutsEnabled(): [boolean, (isEnabled: boolean) => void] {
  return [useSyncExternalStore(subscribe, areShortcutsEnabled), enableShortcuts];
}
