import { clearToken, readStoredToken, storeToken } from '@vaglio/auth-session';
import { oneTabAtATime } from './across-tabs';
import { readText } from './answer/read-text';
import { attemptRefresh } from './refresh-attempts';
import { announceSignedOut } from './signed-out';

/** Timeout of a refresh, including the wait for another tab. */
const GIVEN_UP_AFTER_MS = 10_000;

/** New access token; null if the session has ended. */
type Refreshed = string | null;

let underway: Promise<Refreshed> | null = null;

/**
 * Replaces a rejected access token. All callers in all tabs share one request. If the server rejects the refresh or
 * does not decide within 10 s, the token is cleared and the sign-out handlers run.
 * @param refused token that was rejected with 401; null if no token was sent
 * @returns null if the session has ended. Never throws.
 * Source: spec §4; security decision D3.
 */
export function refreshSession(refused: string | null): Promise<Refreshed> {
  underway ??= refreshOnce(refused).finally(() => {
    underway = null;
  });
  return underway;
}

function refreshOnce(refused: string | null): Promise<Refreshed> {
  const deadlineMs = Date.now() + GIVEN_UP_AFTER_MS;
  const isChanged = () => readStoredToken() !== refused;
  return oneTabAtATime(endOf(refused), isChanged, async () => {
    if (isChanged()) return readStoredToken();
    const verdict = await attemptRefresh(deadlineMs, isChanged);
    // If another tab or the user has already changed the session, use the stored token or stay signed out.
    if (isChanged()) return readStoredToken();
    const token = verdict && verdict.status < 400 ? readText(verdict.data, 'token') : null;
    if (token) {
      storeToken(token);
      return token;
    }
    clearToken(endReason(verdict?.data));
    announceSignedOut();
    return null;
  });
}

/**
 * Returns the reason why the session ended, if the response contains one for users. Other error texts are not shown.
 */
function endReason(data: unknown): string | null {
  return readText(data, 'reason') === null ? null : readText(data, 'error');
}

/** Identifies a token by the end of its signature, which cannot be used as a credential. */
function endOf(token: string | null): string {
  return token?.slice(-16) ?? '';
}
