import type { Unread } from '../../platform/outbound-http/unread';

/** So many attempts, then a page is given up. */
const MAX_ATTEMPTS = 4;
/** A page that is not found may be announced before it is published: it is given up after so long. */
const NOT_FOUND_FOR_MS = 48 * 3_600_000;
const FIRST_WAIT_SECONDS = 3_600;
const LONGEST_WAIT_SECONDS = 24 * 3_600;
/** Share of a wait by which it is longer or shorter, so that the pages of a site do not come back all at once. */
const JITTER = 0.1;

/** What is known of a page when an attempt has failed. */
export type FailedAttempt = {
  unread: Pick<Unread, 'reason' | 'isFinal' | 'retryAfterMs'>;
  /** With the failed one. */
  attempts: number;
  /** Since the page entered the queue, in milliseconds. */
  ageMs: number;
};

/** Whether a page is given up: after so many attempts, one that is not found after two days. */
export function isGivenUp({ unread: { reason, isFinal }, attempts, ageMs }: FailedAttempt): boolean {
  return isFinal || (reason === 'not_found' ? ageMs >= NOT_FOUND_FOR_MS : attempts >= MAX_ATTEMPTS);
}

/**
 * How long a page waits before its next attempt: an hour, doubled with each attempt up to a day, and never shorter than its
 * server asked for.
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
/** So many failures in a row, then a source is not requested at every run any more. */
const FAILURES_BEFORE_WAIT = 3;

/**
 * How long a source waits after a failure: 15 minutes, doubled up to a day, from the third failure in a row, or from the first
 * when its server is busy; never shorter than it asked for.
 * @param failures in a row, with this one
 * @param isBusy whether it answered 429 or 503
 * @returns seconds; null when it is requested at the next run as usual
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
