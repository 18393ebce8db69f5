import type { Route } from './calls.gen';

/** A server that is stopped or overloaded, and what a proxy answers in its place. */
const OUTAGES: readonly number[] = [502, 503, 504];
const TOO_MANY = 429;
const CONFLICT = 409;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 60_000;

/** What came of an attempt; null for no answer at all. */
export type Attempt = Pick<Response, 'status' | 'headers'> | null;

/**
 * How long to wait before a call is repeated.
 * - A call that only reads, or whose key makes a repetition harmless, is repeated after an outage and without an answer.
 * - What was refused for its number is repeated whatever it does: it was not carried out.
 * - 409 with Retry-After: the first request of this key is still being carried out.
 * @param attempt from 1
 * @returns milliseconds; null where it is not repeated, also where the server asks for more than a minute
 */
export function waitBefore(route: Route, answer: Attempt, attempt: number): number | null {
  const isHarmless = route.method === 'GET' || route.isReading === true || route.hasKey === true;
  const isOut = answer === null || OUTAGES.includes(answer.status);
  if (answer?.status !== TOO_MANY && !isRunning(route, answer) && !(isOut && isHarmless)) return null;
  const wait = askedWait(answer) ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
  return wait > MAX_WAIT_MS ? null : wait;
}

/** Whether the first request of a key is still being carried out, and the server says when to ask again. */
export function isRunning({ hasKey }: Route, answer: Attempt): boolean {
  return hasKey === true && answer?.status === CONFLICT && (askedWait(answer) ?? 0) > 0;
}

/** Milliseconds of Retry-After; null without one in seconds. */
function askedWait(answer: Attempt): number | null {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
