import { getDeviceId } from '@vaglio/auth-session';
import { fetchResponse, readAnswer, type ApiAnswer } from './send-request';

const FIRST_PAUSE_MS = 300;
/** Timeout of one attempt, so that a request without a response is followed by another attempt. */
const ATTEMPT_LIMIT_MS = 5_000;
/** Time reserved for the last attempt. */
const LAST_ATTEMPT_MS = 1_000;
/** Statuses for too early, too slow or too many requests. They do not decide whether the session continues. */
const NOT_JUDGED = new Set([408, 425, 429]);

interface Attempt {
  /** Response that decides whether the session continues; null without a decision. */
  readonly verdict: ApiAnswer | null;
  /** Delay from the `Retry-After` header. */
  readonly waitMs: number;
}

/**
 * Sends POST /auth/refresh until the server decides whether the session continues. It retries after a status of 500 or
 * above, after 408, 425 and 429, and after network errors. Each delay is the longer one of backoff and `Retry-After`.
 * The last attempt starts one second before the deadline.
 * @param deadlineMs milliseconds since 1970
 * @param isNeedless returns true if the session changed in the meantime; called before each retry
 * @returns null if there is no decision before the deadline
 */
export async function attemptRefresh(
  deadlineMs: number,
  isNeedless: () => boolean,
): Promise<ApiAnswer | null> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    const { verdict, waitMs } = await attemptOnce(deadlineMs);
    const leftMs = deadlineMs - LAST_ATTEMPT_MS - Date.now();
    if (verdict || leftMs <= 0 || isNeedless()) return verdict;
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(pauseMs, waitMs), leftMs)));
    if (isNeedless()) return null;
  }
}

async function attemptOnce(deadlineMs: number): Promise<Attempt> {
  const leftMs = Math.max(deadlineMs - Date.now(), LAST_ATTEMPT_MS);
  try {
    const response = await fetchResponse('/auth/refresh', {
      method: 'POST',
      body: { deviceId: getDeviceId() },
      signal: AbortSignal.timeout(Math.min(leftMs, ATTEMPT_LIMIT_MS)),
    });
    const isJudged = response.status < 500 && !NOT_JUDGED.has(response.status);
    return { verdict: isJudged ? await readAnswer(response) : null, waitMs: retryAfterMs(response) };
  } catch {
    return { verdict: null, waitMs: 0 };
  }
}

/** Converts a `Retry-After` header in seconds or as a date to milliseconds; 0 if it is missing or unreadable. */
function retryAfterMs({ headers }: Response): number {
  const text = headers.get('Retry-After') ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return waitMs > 0 ? waitMs : 0;
}
