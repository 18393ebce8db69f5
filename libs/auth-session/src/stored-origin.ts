import { SIGN_IN_ORIGIN_KEY, tabStorage, readEntry, writeEntry } from './browser-storage';
import { readOrigin } from './origin';

/** Stores the address in a navigation state while the user signs in at the provider. */
export function storeOrigin(state: unknown): void {
  writeEntry(tabStorage, SIGN_IN_ORIGIN_KEY, readOrigin(state));
}

/** Returns the stored address as a navigation state for the login page. */
export function readStoredOrigin(): { readonly from: string | null } {
  return { from: readEntry(tabStorage, SIGN_IN_ORIGIN_KEY) };
}
