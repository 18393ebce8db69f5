import { LINK_REQUEST_KEY, tabStorage, readEntry, writeEntry } from './browser-storage';

/**
 * Records that a request to the sign-in provider links the account of this session.
 * @param url address of the provider that the browser opens
 */
export function storeLinkRequest(url: string): void {
  writeEntry(tabStorage, LINK_REQUEST_KEY, stateOf(new URL(url).search));
}

/**
 * Returns true if the browser returns from the recorded link request.
 * @param query query string of the address to which the browser returns
 */
export function isLinkRequestReturn(query: string): boolean {
  const state = stateOf(query);
  return state !== null && state === readEntry(tabStorage, LINK_REQUEST_KEY);
}

const stateOf = (query: string) => new URLSearchParams(query).get('state');
