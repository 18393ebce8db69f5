import { readStoredToken, storeToken, suppressAutoRefresh } from '@vaglio/auth-session';
import { callApi } from './call-api';
import { onSignedOut } from './signed-out';
import { aToken, fakeServer, type SeenCall } from './testing/fake-server';

const [OLD, NEW, OTHER] = [aToken('old'), aToken('new'), aToken('other')];
const isFresh = ({ headers }: SeenCall) => headers.get('Authorization') === `Bearer ${NEW}`;
const refreshes = (calls: readonly SeenCall[]) => calls.filter(({ path }) => path === '/auth/refresh');
const signedOut = jest.fn();

/** Returns a server that accepts only the new token. A refresh returns this token. */
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

test('a request sends Accept, the bearer token, a JSON body, and credentials', async () => {
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

test('a request without token and body sends no Authorization and no Content-Type', async () => {
  localStorage.clear();
  const calls = fakeServer(() => ({ status: 204 }));
  expect(await callApi('/config')).toEqual({ status: 204, data: null });
  expect([calls[0]?.headers.get('Authorization'), calls[0]?.headers.get('Content-Type')]).toEqual([
    null,
    null,
  ]);
});

test('a 401 response causes one refresh with the device id and one retry with the new token', async () => {
  const calls = aServer();
  expect(await callApi('/auth/user')).toEqual({ status: 200, data: { ok: true } });
  expect(calls.map(({ path }) => path)).toEqual(['/auth/user', '/auth/refresh', '/auth/user']);
  expect(calls[1]?.body).toEqual({ deviceId: localStorage.getItem('deviceId') });
  expect(readStoredToken()).toBe(NEW);
});

test('the response to a retried request is returned, even if it is another 401', async () => {
  const calls = fakeServer(({ path }) =>
    path === '/auth/refresh' ? { data: { token: NEW } } : { status: 401, data: { error: 'No' } },
  );
  expect(await callApi('/auth/user')).toEqual({ status: 401, data: { error: 'No' } });
  expect(calls).toHaveLength(3);
  expect(signedOut).not.toHaveBeenCalled();
});

test('ten simultaneous 401 responses cause a single refresh', async () => {
  const calls = aServer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => callApi('/auth/user')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(refreshes(calls)).toHaveLength(1);
});

test('a token that another tab renewed in the meantime is used without a refresh', async () => {
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
])(
  'a 401 response is final with the options %j if automatic refresh is suppressed: %s',
  async (options, isSuppressed) => {
    if (isSuppressed) suppressAutoRefresh();
    const calls = aServer();
    expect((await callApi('/auth/user', options)).status).toBe(401);
    expect(calls).toHaveLength(1);
    expect(readStoredToken()).toBe(OLD);
  },
);

test.each([400, 401, 403])(
  'a refresh refused with %d removes the token and notifies the page',
  async (status) => {
    fakeServer(({ path }) =>
      path === '/auth/refresh'
        ? { status, data: { error: 'Over' } }
        : { status: 401, data: { error: 'Not signed in' } },
    );
    expect(await callApi('/auth/user')).toEqual({ status: 401, data: { error: 'Not signed in' } });
    expect(readStoredToken()).toBeNull();
    expect(signedOut).toHaveBeenCalledTimes(1);
  },
);

test('a rejected refresh does not end a session that started in the meantime', async () => {
  const calls = fakeServer((call) => {
    if (isFresh(call)) return { data: 1 };
    if (call.path === '/auth/refresh') localStorage.setItem('accessToken', NEW);
    return { status: 401 };
  });
  expect(await callApi('/auth/user')).toEqual({ status: 200, data: 1 });
  expect([calls.length, signedOut.mock.calls.length]).toEqual([3, 0]);
});

test('a logout during a refresh remains in effect', async () => {
  const calls = fakeServer(({ path }) => {
    if (path !== '/auth/refresh') return { status: 401 };
    localStorage.removeItem('accessToken');
    return { data: { token: NEW } };
  });
  expect((await callApi('/auth/user')).status).toBe(401);
  expect([readStoredToken(), calls.length]).toEqual([null, 2]);
});

test('a request after a failed refresh starts another refresh', async () => {
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

test('the server time is read from responses to POST requests', async () => {
  fakeServer(() => ({ data: {}, headers: { Date: new Date(Date.now() + 3_600_000).toUTCString() } }));
  await callApi('/auth/login', { method: 'POST', body: {}, refresh: false });
  expect(Number(localStorage.getItem('clockOffsetMs'))).toBeGreaterThan(3_590_000);
});
