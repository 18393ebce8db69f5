import type { UnreadReason } from '../../platform/db/schema/unread-reasons';
import { isGivenUp, pageWaitSeconds, sourceWaitSeconds } from './page-backoff';

const HOUR = 3_600;
const HOURS_MS = HOUR * 1_000;
const middle = () => 0.5;
const failed = (reason: UnreadReason, attempts: number, hours = 0, isFinal = false) => ({
  unread: { reason, isFinal, retryAfterMs: null },
  attempts,
  ageMs: hours * HOURS_MS,
});

test.each([
  [failed('server_error', 3, 1_000), false],
  [failed('server_error', 4), true],
  [failed('paywall', 4), true],
  [failed('not_found', 9, 47.9), false],
  [failed('not_found', 2, 48), true],
  [failed('not_found', 1, 0, true), true],
  [failed('unreadable', 1, 0, true), true],
])('after the attempt %j the page is abandoned: %s', (attempt, isOver) => {
  expect(isGivenUp(attempt)).toBe(isOver);
});

test('a failed page is retried after an hour, then after doubled delays of at most a day', () => {
  const waits = [1, 2, 3, 4, 5, 6, 40].map((attempts) =>
    pageWaitSeconds(failed('not_found', attempts), middle),
  );
  expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24].map((hours) => hours * HOUR));
});

test('retry delays vary by a tenth, so that pages are not retried simultaneously', () => {
  const at = (share: number) => pageWaitSeconds(failed('slow', 1), () => share);
  expect([at(0), at(1)].map(Math.round)).toEqual([3_240, 3_960]);
});

test.each([
  [2 * HOUR, 0.5, 2.1 * HOUR],
  [2 * HOUR, 0, 2 * HOUR],
  [60, 0.5, HOUR],
  [24 * HOUR, 1, 24 * HOUR],
])(
  'if a site requests a delay of %d s, its page waits at least that long and at most a day (%d: %d s)',
  (seconds, share, expected) => {
    const unread = { reason: 'busy' as const, isFinal: false, retryAfterMs: seconds * 1_000 };
    expect(Math.round(pageWaitSeconds({ unread, attempts: 1 }, () => share))).toBe(Math.round(expected));
  },
);

test.each([
  [{ failures: 1, isBusy: false, retryAfterMs: null }, null],
  [{ failures: 2, isBusy: false, retryAfterMs: null }, null],
  [{ failures: 3, isBusy: false, retryAfterMs: null }, 15],
  [{ failures: 4, isBusy: false, retryAfterMs: null }, 30],
  [{ failures: 100, isBusy: false, retryAfterMs: null }, 24 * 60],
  [{ failures: 1, isBusy: true, retryAfterMs: null }, 15],
  [{ failures: 2, isBusy: true, retryAfterMs: null }, 30],
  [{ failures: 1, isBusy: true, retryAfterMs: 5 * HOURS_MS }, 5 * 60 * 1.05],
  [{ failures: 1, isBusy: false, retryAfterMs: HOURS_MS }, 60 * 1.05],
  [{ failures: 1, isBusy: true, retryAfterMs: 24 * HOURS_MS }, 24 * 60],
])('after the failures %j a source waits %p minutes', (failure, minutes) => {
  const wait = sourceWaitSeconds(failure, middle);
  expect(wait === null ? null : Math.round(wait)).toBe(minutes === null ? null : minutes * 60);
});
