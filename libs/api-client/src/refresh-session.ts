import { clearToken, getDeviceId, readStoredToken, storeToken } from '@vaglio/auth-session';
import { oneTabAtATime } from './across-tabs';
import { readText } from './answer/shape';
import { sendRequest, type ApiAnswer } from './send-request';
import { announceSignedOut } from './signed-out';

/** Pauses between attempts while the server cannot be reached: 9.3 s in all. */
const PAUSES_MS = [300, 600, 1200, 2400, 4800] as const;
const ATTEMPT_LIMIT_MS = 10_000;
/** Too early, too often: the server has not judged the session. */
const NOT_NOW = new Set([408, 425, 429]);

/** The token to go on with; that the session is over; or what a server that is not well answered last. */
export type Refreshed =
  | { readonly outcome: 'token'; readonly token: string }
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'not now'; readonly answer: ApiAnswer };

const ENDED: Refreshed = { outcome: 'ended' };

let underway: Promise<Refreshed> | null = null;

/**
 * A new access token for one that was refused, by one call for any number of requests, in all tabs.
 * A refusal clears the token and announces it; a server that cannot be reached is tried again for
 * less than 10 s and never ends the session.
 * @param refused the token that was answered with 401; null when none was sent
 * @throws what the last attempt threw, when there was no answer at all
 * Source: spec §4; security decision D3.
 */
export function refreshSession(refused: string | null): Promise<Refreshed> {
  underway ??= oneTabAtATime(() => refreshUnlessDone(refused)).finally(() => {
    underway = null;
  });
  return underway;
}

async function refreshUnlessDone(refused: string | null): Promise<Refreshed> {
  const before = since(refused);
  if (before) return before;
  const answer = await askPatiently();
  const meanwhile = since(refused);
  if (meanwhile) return meanwhile;
  if (!isVerdict(answer)) return { outcome: 'not now', answer };
  const token = answer.status < 400 ? readText(answer.data, 'token') : null;
  if (token) {
    storeToken(token);
    return { outcome: 'token', token };
  }
  clearToken();
  announceSignedOut();
  return ENDED;
}

/** What another tab or call did to the stored token since it was refused: a new one is adopted, a logout is kept. */
function since(refused: string | null): Refreshed | null {
  const stored = readStoredToken();
  if (stored === refused) return null;
  return stored ? { outcome: 'token', token: stored } : ENDED;
}

async function askPatiently(): Promise<ApiAnswer> {
  for (const pause of PAUSES_MS) {
    const answer = await callRefresh().catch(() => null);
    if (answer && isVerdict(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return callRefresh();
}

function callRefresh(): Promise<ApiAnswer> {
  const body = { deviceId: getDeviceId() };
  return sendRequest('/auth/refresh', {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(ATTEMPT_LIMIT_MS),
  });
}

function isVerdict({ status }: ApiAnswer): boolean {
  return status < 500 && !NOT_NOW.has(status);
}
