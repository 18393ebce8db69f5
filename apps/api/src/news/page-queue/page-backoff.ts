import type { Unread } from '../../platform/outbound-http/unread';

/** Maximum number of attempts per page. */
const MAX_ATTEMPTS = 4;
/** Time after which a missing page is given up. Feeds may announce pages before their publication. */
const NOT_FOUND_FOR_MS = 48 * 3_600_000;
const FIRST_WAIT_SECONDS = 3_600;
const LONGEST_WAIT_SECONDS = 24 * 3_600;
/** Share by which a wait varies randomly, so that the pages of a site are not all retried at the same time. */
const JITTER = 0.1;

/** State of a page after a failed attempt. */
export type FailedAttempt = {
  unread: Pick<Unread, 'reason' | 'isFinal' | 'retryAfterMs'>;
  /** Number of attempts to read the page, including the failed attempt. */
  attempts: number;
  /** Time since the page entered the queue, in milliseconds. */
  ageMs: number;
};

/**
 * Returns whether a page is given up: after a final failure, after two days for a missing page, or after the maximum
 * number of attempts for other pages.
 */
export function isGivenUp({ unread: { reason, isFinal }, attempts, ageMs }: FailedAttempt): boolean {
  return isFinal || (reason === 'not_found' ? ageMs >= NOT_FOUND_FOR_MS : attempts >= MAX_ATTEMPTS);
}

/**
 * Returns the wait before the next attempt to read a page: one hour, doubled with each attempt up to a day. It is at
 * least as long as the server demands.
 * @param random from 0 to 1
 * @returns seconds
 */
export function pageWaitSeconds(
  { unread, attempts }: Omit<FailedAttempt, 'ageMs'>,
  random: () => number,
): number {
  return withRetryAfter(doubled(FIRST_WAIT_SECONDS, attempts), unread.retryAfterMs, random);
}

const FIRST_SOURCE_WAIT_SECONDS = 15 * 60;
/** Number of consecutive failures from which a source waits before its next request. */
const FAILURES_BEFORE_WAIT = 3;

/**
 * Returns the wait before the next request to a source after a failure: 15 minutes, doubled up to a day. It applies
 * from the third consecutive failure, or from the first failure if the server is busy. It is at least as long as the
 * server demands.
 * @param failures consecutive failures, including this one
 * @param isBusy true if the server responded 429 or 503
 * @returns seconds; null if the next run requests the source
 */
export function sourceWaitSeconds(
  { failures, isBusy, retryAfterMs }: { failures: number; isBusy: boolean; retryAfterMs: number | null },
  random: () => number,
): number | null {
  const waits = isBusy ? failures : failures - FAILURES_BEFORE_WAIT + 1;
  if (waits < 1 && retryAfterMs === null) return null;
  return withRetryAfter(doubled(FIRST_SOURCE_WAIT_SECONDS, Math.max(waits, 1)), retryAfterMs, random);
}

const doubled = (first: number, times: number) =>
  Math.min(LONGEST_WAIT_SECONDS, first * 2 ** Math.min(times - 1, 16));

function withRetryAfter(seconds: number, retryAfterMs: number | null, random: () => number): number {
  const share = random();
  const own = seconds * (1 - JITTER + 2 * JITTER * share);
  const asked = ((retryAfterMs ?? 0) / 1000) * (1 + JITTER * share);
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(own, asked));
}
