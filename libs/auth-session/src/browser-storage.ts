/** Local storage key of the access token, shared by all tabs. Source: spec §3. */
export const ACCESS_TOKEN_KEY = 'accessToken';
export const DEVICE_ID_KEY = 'deviceId';
/** Local storage key of the difference between the server's clock and the local clock, in milliseconds. */
export const CLOCK_OFFSET_KEY = 'clockOffsetMs';
/** Local storage key of the language selected in this browser. It applies to all users of the browser. */
export const LANGUAGE_KEY = 'language';
/** Local storage key of the language in the signed-in user's profile. */
export const PROFILE_LANGUAGE_KEY = 'profileLanguage';
/** Session storage key of the flag that disables the automatic token refresh in this tab. Source: spec §3. */
export const SUPPRESS_AUTO_REFRESH_KEY = 'suppressAutoRefresh';
/** Session storage key of the address to open after a sign-in at the provider. */
export const SIGN_IN_ORIGIN_KEY = 'signInOrigin';
/** Session storage key of the `state` parameter in a request that links the account to the sign-in provider. */
export const LINK_REQUEST_KEY = 'providerLinkState';

/**
 * Returns an entry of a storage.
 * @returns null if the entry is missing or empty, or if the browser blocks storage
 */
export function readEntry(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key) || null;
  } catch {
    return null;
  }
}

/**
 * Writes a storage entry, or removes it if the value is null. If the browser blocks storage, nothing is written, and
 * the session ends with the page.
 */
export function writeEntry(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    return;
  }
}

/** Returns the local storage. This is a function, because reading the property throws if the browser blocks storage. */
export const local = (): Storage => window.localStorage;
export const tabStorage = (): Storage => window.sessionStorage;
