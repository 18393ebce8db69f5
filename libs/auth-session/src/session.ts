import { useSyncExternalStore } from 'react';
import { ACCESS_TOKEN_KEY } from './browser-storage';
import { serverNow } from './server-clock';
import { readStoredToken } from './stored-token';
import { readClaims, type TokenClaims } from './token-claims';
import { endOfValidity, isTokenValid } from './token-validity';

export interface Session {
  /** A valid token is stored. */
  readonly isAuthenticated: boolean;
  /** A token is stored, valid or not: the first refused call may still refresh it. */
  readonly hasToken: boolean;
  readonly claims: TokenClaims;
  /** Role of the stored token, also when it has expired. */
  readonly role: string | undefined;
}

/** A browser's longest timer, 24.8 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

let known: { readonly token: string | null; readonly session: Session } | null = null;

/** The current session; the same object as long as nothing changed. */
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
 * The session, kept up to date: when the stored token changes here or in another tab, and
 * when it expires.
 * Source: spec §4, token validity.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession);
}

function subscribe(onChange: () => void): () => void {
  let timer = timeToExpiry(onChange);
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== ACCESS_TOKEN_KEY && key !== null) return; // null: everything was cleared
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
