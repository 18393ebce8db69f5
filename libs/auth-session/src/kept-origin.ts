import { KEPT_ORIGIN_KEY, ofThisTab, readEntry, writeEntry } from './browser-storage';
import { readOrigin } from './origin';

/** Keeps the remembered place of a navigation state while the person signs in on another site. */
export function keepOrigin(state: unknown): void {
  writeEntry(ofThisTab, KEPT_ORIGIN_KEY, readOrigin(state));
}

/** The place that was kept, as a navigation state of the login. */
export function readKeptOrigin(): { readonly from: string | null } {
  return { from: readEntry(ofThisTab, KEPT_ORIGIN_KEY) };
}
