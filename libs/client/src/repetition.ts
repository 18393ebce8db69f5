import type { Route } from './calls.gen';

/** HTTP statuses of a server that is stopped or overloaded, or of a proxy that responds in its place. */
const OUTAGES: readonly number[] = [502, 503, 504];
const TOO_MANY = 429;
const CONFLICT = 409;
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 60_000;

/** Response to an attempt, or null without a response. */
export type Attempt = Pick<Response, 'status' | 'headers'> | null;

/**
 * Returns the delay before a call is repeated.
 * - A call that only reads, or that has an idempotency key, is repeated after an outage or without a response.
 * - Every call is repeated after status 429, because the server did not process it.
 * - After status 409 with Retry-After, the server is still processing the first request with this key.
 * @param attempt number of the attempt, from 1
 * @returns milliseconds; null if the call is not repeated, also if the server asks for a delay of more than a minute
 */
export function waitBefore(route: Route, answer: Attempt, attempt: number): number | null {
  const isHarmless = route.method === 'GET' || route.isReading === true || route.hasKey === true;
  const isOut = answer === null || OUTAGES.includes(answer.status);
  if (answer?.status !== TOO_MANY && !isRunning(route, answer) && !(isOut && isHarmless)) return null;
  const wait = askedWait(answer) ?? FIRST_WAIT_MS * 2 ** (attempt - 1);
  return wait > MAX_WAIT_MS ? null : wait;
}

/**
 * Returns true if the server is still processing the first request with this key and the response says when to retry.
 */
export function isRunning({ hasKey }: Route, answer: Attempt): boolean {
  return hasKey === true && answer?.status === CONFLICT && (askedWait(answer) ?? 0) > 0;
}

/** Returns the Retry-After delay in milliseconds, or null if the header is missing or is not a number of seconds. */
function askedWait(answer: Attempt): number | null {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
