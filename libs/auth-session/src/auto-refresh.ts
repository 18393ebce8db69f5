import { tabStorage, readEntry, SUPPRESS_AUTO_REFRESH_KEY, writeEntry } from './browser-storage';

/** Disables the automatic token refresh in this tab before a forced password change. Source: spec §3 and §4. */
export function suppressAutoRefresh(): void {
  writeEntry(tabStorage, SUPPRESS_AUTO_REFRESH_KEY, '1');
}

/** Enables the automatic token refresh after a password change or a sign-in. */
export function allowAutoRefresh(): void {
  writeEntry(tabStorage, SUPPRESS_AUTO_REFRESH_KEY, null);
}

export function isAutoRefreshSuppressed(): boolean {
  return readEntry(tabStorage, SUPPRESS_AUTO_REFRESH_KEY) === '1';
}
