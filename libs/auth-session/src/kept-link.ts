import { KEPT_LINK_KEY, ofThisTab, readEntry, writeEntry } from './browser-storage';

/** Keeps that a visit to the sign-in provider connects the account of this session. @param url where the browser goes */
export function keepLink(url: string): void {
  writeEntry(ofThisTab, KEPT_LINK_KEY, stateOf(new URL(url).search));
}

/** Whether the browser comes back from the visit that was kept. @param query of the address that it comes back to */
export function isKeptLink(query: string): boolean {
  const state = stateOf(query);
  return state !== null && state === readEntry(ofThisTab, KEPT_LINK_KEY);
}

const stateOf = (query: string) => new URLSearchParams(query).get('state');
