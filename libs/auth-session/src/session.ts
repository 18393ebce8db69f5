import { useSyncExternalStore } from 'react';
import { ACCESS_TOKEN_KEY } from './browser-storage';
import { serverNow } from './server-clock';
import { readStoredToken } from './stored-token';
import { readClaims, type TokenClaims } from './token-claims';
import { endOfValidity, isTokenValid } from './token-validity';

export interface Session {
  /** True if a valid token is stored. */
  readonly isAuthenticated: boolean;
  /** True if any token is stored, even an invalid one. The first rejected request may still refresh it. */
  readonly hasToken: boolean;
  readonly claims: TokenClaims;
  /** Role of the stored token, even if it has expired. */
  readonly role: string | undefined;
}

/** Maximum delay of a browser timer, 24.8 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

let known: { readonly token: string | null; readonly session: Session } | null = null;

/** Returns the current session. The result remains the same object until the session changes. */
export function readSession(): Session {
  const token = readStoredToken();
  const isAuthenticated = isTokenValid(token, serverNow(Date.now()));
  if (known?.token !== token || known.session.isAuthenticated !== isAuthenticated) {
    const claims = readClaims(token);
    known = { token, session: { isAuthenticated, hasToken: token !== null, claims, role: claims.role } };
  }
  return known.session;
}

/**
 * Returns the current session. Components update when the stored token expires or changes, in this or another tab.
 * Source: spec §4, token validity.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession);
}

function subscribe(onChange: () => void): () => void {
  let timer = timeToExpiry(onChange);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== ACCESS_TOKEN_KEY && key !== null) return; // null means that the entire storage was cleared
    clearTimeout(timer);
    timer = timeToExpiry(onChange);
    onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
  };
}

function timeToExpiry(onChange: () => void): ReturnType<typeof setTimeout> | undefined {
  const left = (endOfValidity(readStoredToken()) ?? 0) - serverNow(Date.now());
  return left > 0 && left <= MAX_TIMER_MS ? setTimeout(onChange, left) : undefined;
}
