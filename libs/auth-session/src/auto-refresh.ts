import { ofThisTab, readEntry, SUPPRESS_AUTO_REFRESH_KEY, writeEntry } from './browser-storage';

/** Stops refreshing by itself in this tab, before a forced change of password. Source: spec §3 and §4. */
export function suppressAutoRefresh(): void {
  writeEntry(ofThisTab, SUPPRESS_AUTO_REFRESH_KEY, '1');
}

/** Refreshes again: the forced change is done, or a person signed in. */
export function allowAutoRefresh(): void {
  writeEntry(ofThisTab, SUPPRESS_AUTO_REFRESH_KEY, null);
}

export function isAutoRefreshSuppressed(): boolean {
  return readEntry(ofThisTab, SUPPRESS_AUTO_REFRESH_KEY) === '1';
}
