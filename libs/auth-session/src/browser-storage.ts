/** Local storage, shared by all tabs. Source: spec §3. */
export const ACCESS_TOKEN_KEY = 'accessToken';
export const DEVICE_ID_KEY = 'deviceId';
/** Ours: milliseconds by which the server's clock is ahead of this machine's. */
export const CLOCK_OFFSET_KEY = 'clockOffsetMs';
/** Session storage, of this tab alone. Source: spec §3. */
export const SUPPRESS_AUTO_REFRESH_KEY = 'suppressAutoRefresh';
/** Ours, of this tab: where a person wanted to be who signs in on another site. */
export const KEPT_ORIGIN_KEY = 'signInOrigin';
/** Ours, of this tab: the `state` of a visit to the sign-in provider that connects the account. */
export const KEPT_LINK_KEY = 'providerLinkState';

/**
 * An entry of a storage.
 * @returns null when it is missing, empty, or the browser refuses storage
 */
export function readEntry(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key) || null;
  } catch {
    return null;
  }
}

/** Writes an entry, or removes it for null. A browser that refuses storage is left alone: the session then ends with the page. */
export function writeEntry(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    return;
  }
}

/** Reading the property itself throws where storage is blocked, hence a function. */
export const local = (): Storage => window.localStorage;
export const ofThisTab = (): Storage => window.sessionStorage;
