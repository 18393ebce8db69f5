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
  ['a read without an answer', READ, null, 1, 500],
  ['the third attempt', READ, null, 3, 2000],
  ['a read after an outage that says when', READ, answer(503, '4'), 1, 4000],
  ['a keyed POST without an answer', KEYED, null, 1, 500],
  ['a keyed POST that is still carried out', KEYED, answer(409, '2'), 1, 2000],
  ['a keyed POST that is refused', KEYED, answer(409), 1, null],
  ['a POST without a key and without an answer', PLAIN, null, 1, null],
  ['a change without an answer', CHANGE, null, 1, null],
  ['a change after an outage', CHANGE, answer(503, '1'), 1, null],
  ['a change of too many', CHANGE, answer(429, '3'), 1, 3000],
  ['a wait of a minute', READ, answer(429, '60'), 1, 60_000],
  ['a wait of more than a minute', READ, answer(429, '61'), 1, null],
  ['a date in place of seconds', READ, answer(503, 'Mon, 23 Nov 2026 08:00:00 GMT'), 1, 500],
  ['a good answer', READ, answer(200), 1, null],
  ['a fault of the server', READ, answer(500), 1, null],
  ['a call that is not allowed', READ, answer(403), 1, null],
] as const)(
  'the wait before the next attempt depends on the request and the response (%s): %#',
  (_what, route, given, attempt, expected) => expect(waitBefore(route, given, attempt)).toBe(expected),
);
