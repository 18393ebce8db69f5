import { getDeviceId } from '@vaglio/auth-session';
import { fetchResponse, readAnswer, type ApiAnswer } from './send-request';

const FIRST_PAUSE_MS = 300;
/** A request that hangs must leave time for another one. */
const ATTEMPT_LIMIT_MS = 5_000;
/** Kept for the last attempt. */
const LAST_ATTEMPT_MS = 1_000;
/** Too early, too often: the server has not judged the session. */
const NOT_JUDGED = new Set([408, 425, 429]);

interface Attempt {
  /** Null when the server did not judge the session, or did not answer at all. */
  readonly verdict: ApiAnswer | null;
  /** What `Retry-After` asks for. */
  readonly waitMs: number;
}

/**
 * Sends POST /auth/refresh until the server has judged the session: after 500 and above, 408, 425,
 * 429 and no answer again, with backoff or after `Retry-After`, the last time a second before the deadline.
 * @param deadlineMs milliseconds since 1970
 * @param isNeedless asked before each further attempt: whether the session changed meanwhile
 * @returns null when there was no verdict until the deadline
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

/** `Retry-After` in milliseconds, from seconds or a date; 0 without one that can be read. */
function retryAfterMs({ headers }: Response): number {
  const text = headers.get('Retry-After') ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return waitMs > 0 ? waitMs : 0;
}
