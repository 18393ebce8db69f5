import type { Route } from './calls.gen';
import { waitBefore } from './repetition';

const READ: Route = { method: 'GET', path: '/a' };
const KEYED: Route = { method: 'POST', path: '/a', hasKey: true };
const PLAIN: Route = { method: 'POST', path: '/a' };
const CHANGE: Route = { method: 'PATCH', path: '/a' };
const answer = (status: number, retryAfter?: string) => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
});

test.each([
  ['a GET request without a response', READ, null, 1, 500],
  ['a third attempt', READ, null, 3, 2000],
  ['a GET request after a 503 response with Retry-After', READ, answer(503, '4'), 1, 4000],
  ['a POST request with a key and without a response', KEYED, null, 1, 500],
  ['a POST request with a key that is still being processed', KEYED, answer(409, '2'), 1, 2000],
  ['a POST request with a key that is refused', KEYED, answer(409), 1, null],
  ['a POST request without a key and without a response', PLAIN, null, 1, null],
  ['a change without a response', CHANGE, null, 1, null],
  ['a change after a 503 response', CHANGE, answer(503, '1'), 1, null],
  ['a change after too many requests', CHANGE, answer(429, '3'), 1, 3000],
  ['a delay of one minute', READ, answer(429, '60'), 1, 60_000],
  ['a delay of more than one minute', READ, answer(429, '61'), 1, null],
  ['a Retry-After date instead of seconds', READ, answer(503, 'Mon, 23 Nov 2026 08:00:00 GMT'), 1, 500],
  ['a successful response', READ, answer(200), 1, null],
  ['a server error', READ, answer(500), 1, null],
  ['a forbidden request', READ, answer(403), 1, null],
] as const)(
  'the wait before the next attempt depends on the request and the response (%s): %#',
  (_what, route, given, attempt, expected) => expect(waitBefore(route, given, attempt)).toBe(expected),
);
