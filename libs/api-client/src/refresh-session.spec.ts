import { readEndReason, readStoredToken, storeToken } from '@vaglio/auth-session';
import { callApi } from './call-api';
import { onSignedOut } from './signed-out';
import { aToken, fakeServer, type Answer, type SeenCall } from './testing/fake-server';

const [OLD, NEW, OTHER] = [aToken('old'), aToken('new'), aToken('other')];
const REFUSED = { status: 401, data: { error: 'Not signed in' } };
const signedOut = jest.fn();
onSignedOut(signedOut);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  storeToken(OLD);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  signedOut.mockClear();
});

/**
 * Returns a server that accepts only the new token. `refresh` returns the response to each attempt, numbered from 1.
 */
function aServer(refresh: (attempt: number) => Answer | null | Promise<Answer | null>) {
  const atMs: number[] = [];
  const startMs = Date.now();
  fakeServer((call: SeenCall) => {
    if (call.path === '/auth/refresh') return refresh(atMs.push(Date.now() - startMs));
    return call.headers.get('Authorization') === `Bearer ${NEW}` ? { data: 'back' } : REFUSED;
  });
  return { attemptsAtMs: atMs };
}

const hangs = () => new Promise<null>(() => undefined);

test.each([
  ['status 500', { status: 500 }],
  ['status 503', { status: 503, data: { error: 'Not now' } }],
  ['status 408', { status: 408 }],
  ['status 425', { status: 425 }],
  ['status 429', { status: 429, data: { error: 'Not now' } }],
  ['an error page of a proxy', { text: '<html>' }],
  ['no response', null],
])('a refresh with %s is retried for 10 s before the session ends', async (_name, answer) => {
  const { attemptsAtMs } = aServer(() => answer);
  const call = callApi('/auth/user');
  await jest.advanceTimersByTimeAsync(8_999);
  expect([readStoredToken(), signedOut.mock.calls.length]).toEqual([OLD, 0]);
  await jest.advanceTimersByTimeAsync(1_001);
  expect(await call).toEqual(REFUSED);
  expect([readStoredToken(), signedOut.mock.calls.length]).toEqual([null, 1]);
  expect(attemptsAtMs).toEqual([0, 300, 900, 2100, 4500, 9000]);
});

test.each([
  [
    'the reason of the server',
    { error: 'Your rights were changed.', reason: 'new rights' },
    'Your rights were changed.',
  ],
  ['no message if the server gives no reason', { error: 'Not signed in' }, null],
])('when the server ends a session, the login shows %s until the next sign-in', async (_name, data, kept) => {
  aServer(() => ({ status: 401, data }));
  await callApi('/auth/user');
  expect([readStoredToken(), readEndReason()]).toEqual([null, kept]);
  storeToken(NEW);
  expect(readEndReason()).toBeNull();
});

test('a refresh that succeeds at the last attempt keeps the session', async () => {
  const { attemptsAtMs } = aServer((attempt) => (attempt < 6 ? { status: 503 } : { data: { token: NEW } }));
  const call = callApi('/auth/user');
  await jest.advanceTimersByTimeAsync(9_000);
  expect(await call).toEqual({ status: 200, data: 'back' });
  expect([readStoredToken(), signedOut.mock.calls.length, attemptsAtMs.length]).toEqual([NEW, 0, 6]);
});

test('all requests that wait for a refresh finish with its result', async () => {
  aServer(() => ({ status: 500 }));
  const calls = ['/auth/user', '/auth/roles', '/auth/parameters'].map((path) => callApi(path));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(calls)).toEqual([REFUSED, REFUSED, REFUSED]);
  expect(signedOut).toHaveBeenCalledTimes(1);
});

test.each([
  ['2', [0, 2000, 4000, 6000, 8400, 9000]],
  ['60', [0, 9000]],
  ['soon', [0, 300, 900, 2100, 4500, 9000]],
])('a refresh respects Retry-After: %s within its 10 s', async (seconds, expected) => {
  const { attemptsAtMs } = aServer(() => ({ status: 429, headers: { 'Retry-After': seconds } }));
  const call = callApi('/auth/user');
  await jest.advanceTimersByTimeAsync(10_000);
  await call;
  expect(attemptsAtMs).toEqual(expected);
});

test.each([
  ['a session that started in another tab is used', NEW, { status: 200, data: 'back' }],
  ['a logout remains in effect', null, REFUSED],
])('between two attempts to refresh the session %s', async (_name, stored, expected) => {
  const { attemptsAtMs } = aServer(() => ({ status: 503 }));
  const call = callApi('/auth/user');
  await jest.advanceTimersByTimeAsync(1_000);
  if (stored === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', stored);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await call).toEqual(expected);
  expect([readStoredToken(), signedOut.mock.calls.length, attemptsAtMs.length]).toEqual([stored, 0, 3]);
});

test('a request after a failed refresh starts a new refresh', async () => {
  let isUp = false;
  aServer(() => (isUp ? { data: { token: NEW } } : { status: 503 }));
  const lost = callApi('/auth/user');
  await jest.advanceTimersByTimeAsync(10_000);
  await lost;
  isUp = true;
  storeToken(OTHER);
  expect((await callApi('/auth/user')).status).toBe(200);
});

describe('hanging refresh', () => {
  beforeEach(() => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
      return controller.signal;
    });
  });

  test('a hanging refresh is aborted after 5 s and retried', async () => {
    const { attemptsAtMs } = aServer((attempt) => (attempt === 1 ? hangs() : { data: { token: NEW } }));
    const call = callApi('/auth/user');
    await jest.advanceTimersByTimeAsync(5_300);
    expect(await call).toEqual({ status: 200, data: 'back' });
    expect(attemptsAtMs).toEqual([0, 5300]);
  });

  test('a hanging refresh never blocks a person for more than 10 s', async () => {
    aServer(hangs);
    const call = callApi('/auth/user');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await call).toEqual(REFUSED);
    expect(readStoredToken()).toBeNull();
  });
});
