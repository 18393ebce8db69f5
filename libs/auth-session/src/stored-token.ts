import { ACCESS_TOKEN_KEY, DEVICE_ID_KEY, local, readEntry, writeEntry } from './browser-storage';

let signedOut = false;
let writtenHere: string | null = null;
let endedBecause: string | null = null;

/** The stored access token, valid or not; null when there is none. */
export function readStoredToken(): string | null {
  return readEntry(local, ACCESS_TOKEN_KEY);
}

/** Stores an access token and notifies this tab; the browser notifies the other tabs. Source: spec §4, login. */
export function storeToken(token: string): void {
  endedBecause = null;
  writeToken(token);
}

/**
 * Removes the access token and notifies this tab; the device id stays.
 * @param reason why the server ended the session, for the person; null where it does not say
 * Source: spec §4, a failed refresh.
 */
export function clearToken(reason: string | null = null): void {
  endedBecause = reason;
  writeToken(null);
}

/** Why the server ended the last session of this tab; null where it did not say, and after the next sign-in. */
export function readEndReason(): string | null {
  return endedBecause;
}

/** Removes token and device id, as on logout, and notifies this tab. Source: spec §4, logout. */
export function clearSession(): void {
  signedOut = true;
  endedBecause = null;
  window.addEventListener('storage', forgetSignOut);
  writeEntry(local, DEVICE_ID_KEY, null);
  writeToken(null);
}

/** Whether the person signed out here and no one has signed in since, here or in another tab: the guards then remember no origin. */
export function hasSignedOut(): boolean {
  return signedOut;
}

/** Whether a token is stored that this page did not store itself: another tab did, or an earlier visit. */
export function isTokenFromElsewhere(): boolean {
  const stored = readStoredToken();
  return stored !== null && stored !== writtenHere;
}

function forgetSignOut({ key, newValue }: StorageEvent): void {
  if (key !== ACCESS_TOKEN_KEY || !newValue) return;
  signedOut = false;
  window.removeEventListener('storage', forgetSignOut);
}

function writeToken(token: string | null): void {
  const oldValue = readStoredToken();
  writtenHere = token;
  writeEntry(local, ACCESS_TOKEN_KEY, token);
  // The browser sends this event to every tab but the one that wrote.
  window.dispatchEvent(new StorageEvent('storage', { key: ACCESS_TOKEN_KEY, oldValue, newValue: token }));
}
