import { clearToken, readStoredToken, storeToken } from '@vaglio/auth-session';
import { oneTabAtATime } from './across-tabs';
import { readText } from './answer/read-text';
import { attemptRefresh } from './refresh-attempts';
import { announceSignedOut } from './signed-out';

/** How long a refresh is tried, waiting for another tab included. */
const GIVEN_UP_AFTER_MS = 10_000;

/** The token to continue with; null when the session is over. */
type Refreshed = string | null;

let underway: Promise<Refreshed> | null = null;

/**
 * A new access token for one that was refused, by one call for any number of requests, in all tabs.
 * A refusal, or a server that gives no verdict for 10 s, clears the token and announces it.
 * @param refused the token that was answered with 401; null when none was sent
 * @returns null when the session is over. Never throws.
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
    // Another tab or a person was quicker: their token is adopted, their logout kept.
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

/** The words for the person, of a server that says why the session ended; the text of any other refusal is not for them. */
function endReason(data: unknown): string | null {
  return readText(data, 'reason') === null ? null : readText(data, 'error');
}

/** Identifies a token by a part of its signature, which alone is worth nothing. */
function endOf(token: string | null): string {
  return token?.slice(-16) ?? '';
}
