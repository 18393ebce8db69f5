import { readStoredToken, storeToken, suppressAutoRefresh } from '@vaglio/auth-session';
import { callApi } from './call-api';
import { onSignedOut } from './signed-out';
import { aToken, fakeServer, type SeenCall } from './testing/fake-server';

const [OLD, NEW, OTHER] = [aToken('old'), aToken('new'), aToken('other')];
const isFresh = ({ headers }: SeenCall) => headers.get('Authorization') === `Bearer ${NEW}`;
const refreshes = (calls: readonly SeenCall[]) => calls.filter(({ path }) => path === '/auth/refresh');
const signedOut = jest.fn();

/** Refuses every token but the new one; hands that out on refresh. */
const aServer = () =>
  fakeServer((call) => {
    if (call.path === '/auth/refresh') return { data: { token: NEW } };
    return isFresh(call) ? { data: { ok: true } } : { status: 401, data: { error: 'Not signed in' } };
  });

onSignedOut(signedOut);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeToken(OLD);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  signedOut.mockClear();
});

test('a call sends Accept, a bearer, JSON for a body, and credentials', async () => {
  const calls = fakeServer(() => ({ data: {} }));
  await callApi('/auth/admin/score', { method: 'PUT', body: { threshold: 3 } });
  const [call] = calls;
  expect([call?.method, call?.body, call?.credentials]).toEqual(['PUT', { threshold: 3 }, 'include']);
  expect(['Accept', 'Authorization', 'Content-Type'].map((name) => call?.headers.get(name))).toEqual([
    'application/json',
    `Bearer ${OLD}`,
    'application/json',
  ]);
});

test('without a token and a body neither Authorization nor Content-Type is sent', async () => {
  localStorage.clear();
  const calls = fakeServer(() => ({ status: 204 }));
  expect(await callApi('/config')).toEqual({ status: 204, data: null });
  expect([calls[0]?.headers.get('Authorization'), calls[0]?.headers.get('Content-Type')]).toEqual([
    null,
    null,
  ]);
});

test('a 401 tries one refresh with the device id, and retries once with the new token', async () => {
  const calls = aServer();
  expect(await callApi('/auth/user')).toEqual({ status: 200, data: { ok: true } });
  expect(calls.map(({ path }) => path)).toEqual(['/auth/user', '/auth/refresh', '/auth/user']);
  expect(calls[1]?.body).toEqual({ deviceId: localStorage.getItem('deviceId') });
  expect(readStoredToken()).toBe(NEW);
});

test('a retry that is refused again is the answer', async () => {
  const calls = fakeServer(({ path }) =>
    path === '/auth/refresh' ? { data: { token: NEW } } : { status: 401, data: { error: 'No' } },
  );
  expect(await callApi('/auth/user')).toEqual({ status: 401, data: { error: 'No' } });
  expect(calls).toHaveLength(3);
  expect(signedOut).not.toHaveBeenCalled();
});

test('ten 401s at once cause one refresh', async () => {
  const calls = aServer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => callApi('/auth/user')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(refreshes(calls)).toHaveLength(1);
});

test('a token that another tab has changed meanwhile is adopted without a refresh', async () => {
  const calls = fakeServer((call) => {
    if (isFresh(call)) return { data: 'fine' };
    localStorage.setItem('accessToken', NEW);
    return { status: 401 };
  });
  expect(await callApi('/auth/user')).toEqual({ status: 200, data: 'fine' });
  expect(refreshes(calls)).toHaveLength(0);
});

test.each([
  [{ refresh: false }, false],
  [{}, true],
])('a 401 is final with %j when automatic refresh is suppressed: %s', async (options, isSuppressed) => {
  if (isSuppressed) suppressAutoRefresh();
  const calls = aServer();
  expect((await callApi('/auth/user', options)).status).toBe(401);
  expect(calls).toHaveLength(1);
  expect(readStoredToken()).toBe(OLD);
});

test.each([400, 401, 403])('a refresh refused with %d clears the token and announces it', async (status) => {
  fakeServer(({ path }) =>
    path === '/auth/refresh'
      ? { status, data: { error: 'Over' } }
      : { status: 401, data: { error: 'Not signed in' } },
  );
  expect(await callApi('/auth/user')).toEqual({ status: 401, data: { error: 'Not signed in' } });
  expect(readStoredToken()).toBeNull();
  expect(signedOut).toHaveBeenCalledTimes(1);
});

test('a refused refresh does not end a session that began meanwhile', async () => {
  const calls = fakeServer((call) => {
    if (isFresh(call)) return { data: 1 };
    if (call.path === '/auth/refresh') localStorage.setItem('accessToken', NEW);
    return { status: 401 };
  });
  expect(await callApi('/auth/user')).toEqual({ status: 200, data: 1 });
  expect([calls.length, signedOut.mock.calls.length]).toEqual([3, 0]);
});

test('a logout during a refresh is kept', async () => {
  const calls = fakeServer(({ path }) => {
    if (path !== '/auth/refresh') return { status: 401 };
    localStorage.removeItem('accessToken');
    return { data: { token: NEW } };
  });
  expect((await callApi('/auth/user')).status).toBe(401);
  expect([readStoredToken(), calls.length]).toEqual([null, 2]);
});

test('a call after a failed refresh tries again', async () => {
  let isUp = false;
  const calls = fakeServer((call) => {
    if (call.path === '/auth/refresh') return isUp ? { data: { token: NEW } } : { status: 401 };
    return isFresh(call) ? { data: 1 } : { status: 401 };
  });
  await callApi('/auth/user');
  isUp = true;
  storeToken(OTHER);
  expect((await callApi('/auth/user')).status).toBe(200);
  expect(refreshes(calls)).toHaveLength(2);
});

test('the clock of the server is taken from the answers to POST', async () => {
  fakeServer(() => ({ data: {}, headers: { Date: new Date(Date.now() + 3_600_000).toUTCString() } }));
  await callApi('/auth/login', { method: 'POST', body: {}, refresh: false });
  expect(Number(localStorage.getItem('clockOffsetMs'))).toBeGreaterThan(3_590_000);
});
