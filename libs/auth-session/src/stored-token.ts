import {
  ACCESS_TOKEN_KEY,
  DEVICE_ID_KEY,
  PROFILE_LANGUAGE_KEY,
  local,
  readEntry,
  writeEntry,
} from './browser-storage';

let signedOut = false;
let writtenHere: string | null = null;
let endedBecause: string | null = null;

/** Returns the stored access token, even if it is invalid. Without a stored token, it returns null. */
export function readStoredToken(): string | null {
  return readEntry(local, ACCESS_TOKEN_KEY);
}

/** Stores an access token and notifies this tab. The browser notifies the other tabs. Source: spec §4, login. */
export function storeToken(token: string): void {
  writeToken(token);
}

/**
 * Removes the access token and notifies this tab. The device id is kept.
 * @param reason text that explains to the user why the server ended the session; null if unknown
 * Source: spec §4, a failed refresh.
 */
export function clearToken(reason: string | null = null): void {
  endedBecause = reason;
  window.addEventListener('storage', forgetEnd);
  writeToken(null);
}

/**
 * Returns the reason why the server ended the last session. It is null if unknown, and after the next sign-in in any
 * tab.
 */
export function readEndReason(): string | null {
  return endedBecause;
}

/** Removes the access token and the device id for a logout, and notifies this tab. Source: spec §4, logout. */
export function clearSession(): void {
  signedOut = true;
  endedBecause = null;
  window.addEventListener('storage', forgetEnd);
  writeEntry(local, DEVICE_ID_KEY, null);
  writeEntry(local, PROFILE_LANGUAGE_KEY, null);
  writeToken(null);
}

/**
 * Returns true if the user signed out in this tab and nobody has signed in since, in any tab. Guards then store no
 * address.
 */
export function hasSignedOut(): boolean {
  return signedOut;
}

/** Returns true if the stored token was not stored by this page, but by another tab or an earlier page. */
export function isTokenFromElsewhere(): boolean {
  const stored = readStoredToken();
  return stored !== null && stored !== writtenHere;
}

/** Forgets how the previous session ended when a user signs in, in this or another tab. */
function forgetEnd({ key, newValue }: StorageEvent): void {
  if (key !== ACCESS_TOKEN_KEY || !newValue) return;
  signedOut = false;
  endedBecause = null;
  window.removeEventListener('storage', forgetEnd);
}

function writeToken(token: string | null): void {
  const oldValue = readStoredToken();
  writtenHere = token;
  writeEntry(local, ACCESS_TOKEN_KEY, token);
  // The browser sends the storage event only to the other tabs, so this tab sends its own.
  window.dispatchEvent(new StorageEvent('storage', { key: ACCESS_TOKEN_KEY, oldValue, newValue: token }));
}
