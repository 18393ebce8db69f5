import type * as SendRequest from '../send-request';
import { aToken, fakeServer } from '../testing/fake-server';
import type * as FirstRequests from './first-requests';

const LIST = '/auth/investments?page=1';
const rows = { data: { items: [1] } };

/** A page as it is loaded: its early script, then the app. Resolves with the app's own modules when the early calls have been sent. */
async function load(path = '/potential-investiments') {
  leave();
  window.history.replaceState(null, '', path);
  delete window.earlyAnswers;
  let app!: typeof SendRequest & typeof FirstRequests;
  jest.isolateModules(() => {
    jest.requireActual('./ask-early.js');
    app = { ...jest.requireActual('../send-request'), ...jest.requireActual('./first-requests') };
  });
  await new Promise((resolve) => setTimeout(resolve));
  return app;
}

/** Its first calls are written down then, at the latest. */
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => localStorage.setItem('accessToken', aToken('ann')));
afterEach(() => {
  leave();
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what a page asked for first is asked for before the app runs when it is loaded again, and once', async () => {
  const calls = fakeServer(() => rows);
  await (await load()).sendRequest(LIST);
  const { sendRequest } = await load();
  expect(calls.map(({ path }) => path)).toEqual([LIST, LIST]);
  const [byApp, early] = calls;
  expect([...(early?.headers ?? [])]).toEqual([...(byApp?.headers ?? [])]);
  expect(await sendRequest(LIST)).toEqual({ status: 200, data: { items: [1] } });
  expect(calls).toHaveLength(2);
  await sendRequest(LIST);
  expect(calls).toHaveLength(3);
});

test('what the first drawing shows is asked for before the rest, which gives way to the app itself', async () => {
  fakeServer(() => rows);
  const asked = jest.spyOn(window, 'fetch');
  const requests = [
    ['/auth/late', 'readLate(undefined)', false],
    [LIST, 'listRows(undefined)', true],
    ['/config', null],
  ];
  leave();
  localStorage.setItem('firstRequests', JSON.stringify({ '/potential-investiments': requests }));
  const { sendRequest } = await load();
  expect(asked.mock.calls.map(([url, init]) => [url, init?.priority])).toEqual([
    [LIST, 'high'],
    ['/config', 'high'],
    ['/auth/late', 'low'],
  ]);
  expect(await sendRequest('/auth/late')).toMatchObject({ status: 200 });
  expect(asked).toHaveBeenCalledTimes(3);
});

test.each([
  ['another address', () => '/dashboard'],
  ['nobody who is signed in', () => localStorage.removeItem('accessToken')],
  ['a token that ends', () => localStorage.setItem('accessToken', `e30.${btoa('{"exp":1}')}.x`)],
  ['a token that is none', () => localStorage.setItem('accessToken', 'x')],
  ['stored calls that are none', () => localStorage.setItem('firstRequests', '{')],
  [
    'calls without an address, and of an earlier version',
    () =>
      localStorage.setItem(
        'firstRequests',
        JSON.stringify({ '/potential-investiments': [[5, null], [null], 'auth', {}, null] }),
      ),
  ],
  [
    'calls of another host',
    () =>
      localStorage.setItem(
        'firstRequests',
        JSON.stringify({
          '/potential-investiments': [
            ['https://elsewhere.example/', null],
            ['//elsewhere.example', null],
            ['//[', null, false],
          ],
        }),
      ),
  ],
])('%s: nothing is asked for early', async (_what, change) => {
  const calls = fakeServer(() => rows);
  await (await load()).sendRequest(LIST);
  leave();
  await load(change() ?? undefined);
  expect(calls).toHaveLength(1);
});

test('the app asks itself after a change, with another token, when the answer is old, and where none came', async () => {
  const calls = fakeServer(() => rows);
  await (await load()).sendRequest(LIST);
  const asked = async (meanwhile: (app: Awaited<ReturnType<typeof load>>) => unknown) => {
    const app = await load();
    await meanwhile(app);
    const before = calls.length;
    await app.sendRequest(LIST);
    return calls.length - before;
  };
  expect(await asked(() => undefined)).toBe(0);
  expect(await asked(({ sendRequest }) => sendRequest('/auth/x', { method: 'POST', body: {} }))).toBe(1);
  expect(await asked(() => localStorage.setItem('accessToken', aToken('bea')))).toBe(1);
  expect(await asked(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000))).toBe(1);
  jest.restoreAllMocks();
  let reached = 0;
  const answer = () => ((reached += 1) === 1 ? null : rows);
  const again = fakeServer(answer);
  expect(await (await load()).sendRequest(LIST)).toMatchObject({ status: 200 });
  expect(again).toHaveLength(2);
});

test('calls that fail, that follow later, or from another page of the app are none of the first', async () => {
  const calls = fakeServer(({ path }) => ({ ...rows, status: path === '/auth/refused' ? 403 : 200 }));
  const { sendRequest } = await load();
  await sendRequest('/auth/refused');
  await sendRequest(LIST);
  window.history.pushState(null, '', '/dashboard');
  await sendRequest('/auth/dashboard');
  await load();
  expect(calls.slice(3).map(({ path }) => path)).toEqual([LIST]);
});

test.each(['?q=Anna', '?tmpToken=secret', '#tmpToken=secret'])(
  'nothing is kept of an address with %s',
  async (rest) => {
    fakeServer(() => rows);
    await (await load(`/potential-investiments${rest}`)).sendRequest(LIST);
    leave();
    expect(localStorage.getItem('firstRequests')).toBeNull();
  },
);

test('twenty calls of eight pages are kept, until the person signs out', async () => {
  fakeServer(() => rows);
  for (let page = 0; page < 9; page += 1) {
    const { sendRequest } = await load(`/configurations#section-${page}`);
    for (let call = 0; call < 21; call += 1) await sendRequest(`/auth/x?${call}`);
  }
  leave();
  const kept: Record<string, string[]> = JSON.parse(localStorage.getItem('firstRequests') ?? '');
  expect(Object.keys(kept)).toHaveLength(8);
  expect(kept['/configurations#section-8']).toHaveLength(20);
  (await load()).forgetFirstRequests();
  leave();
  expect(localStorage.getItem('firstRequests')).toBeNull();
});
