import { configureStore } from '@reduxjs/toolkit';
import type * as Api from '../api';
import { aToken, fakeServer } from '../testing/fake-server';
import type * as FirstQueries from './first-queries';
import type * as FirstRequests from './first-requests';

const PAGE = '/potential-investiments';

/** A page as it is loaded, with queries and a change of its own, and an empty store. */
function load(path = PAGE) {
  leave();
  window.history.replaceState(null, '', path);
  let app!: typeof Api & typeof FirstQueries & typeof FirstRequests;
  jest.isolateModules(() => {
    app = {
      ...jest.requireActual<typeof Api>('../api'),
      ...jest.requireActual<typeof FirstQueries>('./first-queries'),
      ...jest.requireActual<typeof FirstRequests>('./first-requests'),
    };
  });
  const { endpoints } = app.api.injectEndpoints({
    endpoints: (build) => ({
      listRows: build.query<unknown, { page: number }>({ query: (params) => ({ url: '/rows', params }) }),
      readStats: build.query<unknown, void>({ query: () => ({ url: '/stats' }) }),
      removeAll: build.mutation<unknown, void>({ query: () => ({ url: '/rows', method: 'DELETE' }) }),
    }),
  });
  const store = configureStore({
    reducer: { api: app.api.reducer },
    middleware: (getDefault) => getDefault().concat(app.api.middleware),
  });
  return { ...app, ...endpoints, store };
}

/** What is written down, at the latest when the page is left. */
const kept = () => {
  leave();
  return JSON.parse(localStorage.getItem('firstRequests') ?? 'null');
};
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => localStorage.setItem('accessToken', aToken('ann')));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what a page asked first is in the store before it is drawn the next time, and asked once', async () => {
  const calls = fakeServer(({ path }) => ({ data: path }));
  const first = load();
  await first.store.dispatch(first.listRows.initiate({ page: 2 }));
  await first.store.dispatch(first.readStats.initiate());

  const { store, listRows, readStats, askFirstQueries } = load();
  await askFirstQueries(store);
  expect(listRows.select({ page: 2 })(store.getState()).data).toBe('/rows?page=2');
  expect(readStats.select()(store.getState()).data).toBe('/stats');
  await store.dispatch(listRows.initiate({ page: 2 }));
  expect(calls.slice(2).map(({ path }) => path)).toEqual(['/rows?page=2', '/stats']);
});

test('what the first drawing shows is asked before it, and the rest of the first queries after it', async () => {
  const calls = fakeServer(({ path }) => ({ data: path }));
  const paths = () => calls.splice(0).map(({ path }) => path);
  const first = load();
  await first.store.dispatch(first.listRows.initiate({ page: 2 }));
  await first.askRestOfFirstQueries(first.store);
  await first.store.dispatch(first.readStats.initiate());
  expect(kept()[PAGE]).toEqual([
    ['/rows?page=2', 'listRows({"page":2})', true],
    ['/stats', 'readStats(undefined)', false],
  ]);
  expect(paths()).toHaveLength(2);

  const second = load();
  await second.askFirstQueries(second.store);
  expect(paths()).toEqual(['/rows?page=2']);
  await second.askRestOfFirstQueries(second.store);
  expect(paths()).toEqual(['/stats']);
});

test('a page that is left before it is drawn takes nothing from what is known of its first drawing', async () => {
  fakeServer(() => ({ data: 1 }));
  const first = load();
  await first.store.dispatch(first.readStats.initiate());
  await first.askRestOfFirstQueries(first.store);
  const before = kept()[PAGE];
  const { store, askFirstQueries } = load();
  await askFirstQueries(store);
  expect(kept()[PAGE]).toEqual(before);
});

test('a call that fails is over too', async () => {
  let isDown = false;
  fakeServer(() => (isDown ? null : { data: 1 }));
  const first = load();
  await first.store.dispatch(first.readStats.initiate());
  isDown = true;
  const { store, askFirstQueries } = load();
  await expect(askFirstQueries(store)).resolves.toBeUndefined();
});

test('what the page no longer asks is forgotten once it has been drawn', async () => {
  fakeServer(() => ({ data: 1 }));
  const first = load();
  await first.store.dispatch(first.listRows.initiate({ page: 1 }));
  await first.store.dispatch(first.readStats.initiate());
  expect(kept()[PAGE]).toHaveLength(2);

  jest.useFakeTimers();
  const { store, readStats, askFirstQueries } = load();
  await askFirstQueries(store);
  void store.dispatch(readStats.initiate());
  await jest.advanceTimersByTimeAsync(4_000);
  expect(kept()[PAGE]).toEqual([['/stats', 'readStats(undefined)']]);
});

test('what another call answered first, or a page that was left at once, takes nothing from what is known', async () => {
  const calls = fakeServer(() => ({ data: 1 }));
  const first = load();
  await first.store.dispatch(first.listRows.initiate({ page: 1 }));
  await first.store.dispatch(first.readStats.initiate());

  const second = load();
  second.noteFirstRequest('/config', Date.now());
  expect(kept()[PAGE]).toHaveLength(3);
  await second.askFirstQueries(second.store);
  expect(calls.slice(2).map(({ path }) => path)).toEqual(['/rows?page=1', '/stats']);

  const left = load();
  left.noteFirstRequest('/config', Date.now());
  jest.useFakeTimers();
  void left.askFirstQueries(left.store);
  window.history.pushState(null, '', '/dashboard');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(kept()[PAGE]).toHaveLength(3);
});

test('of more calls than a page makes, the first twenty are asked', async () => {
  const calls = fakeServer(() => ({ data: 1 }));
  const many = Array.from({ length: 3_000 }, (_, page) => [
    `/rows?page=${page}`,
    `listRows({"page":${page}})`,
  ]);
  localStorage.setItem('firstRequests', JSON.stringify({ [PAGE]: many }));
  const { store, askFirstQueries } = load();
  await askFirstQueries(store);
  expect(calls).toHaveLength(20);
});

test.each([
  ['another address', '/dashboard', null],
  ['an address with a query', `${PAGE}?q=Anna`, null],
  ['a change', PAGE, 'removeAll(undefined)'],
  ['a query that there is no more', PAGE, 'listOlder({})'],
  ['a key that is none', PAGE, 'listRows({)'],
  ['a key without a name', PAGE, ''],
])('%s: nothing is asked', async (_what, path, query) => {
  const calls = fakeServer(() => ({ data: 1 }));
  const requests = [['/rows?page=1', query ?? 'listRows({"page":1})']];
  localStorage.setItem('firstRequests', JSON.stringify({ [PAGE]: requests }));
  const { store, askFirstQueries } = load(path);
  await askFirstQueries(store);
  expect(calls).toEqual([]);
});

test('calls that an earlier version kept, and a query with a long list of ids, are not asked', async () => {
  const calls = fakeServer(() => ({ data: 1 }));
  localStorage.setItem(
    'firstRequests',
    JSON.stringify({ [PAGE]: ['/rows?page=1', 5, null, ['/x', 5], ['/x', 'readStats(undefined)', 1]] }),
  );
  const { store, noteFirstRequest, askFirstQueries, askRestOfFirstQueries } = load();
  await askFirstQueries(store);
  await askRestOfFirstQueries(store);
  noteFirstRequest('/rows?ids=…', Date.now(), `listRows(${'1'.repeat(600)})`);
  expect(kept()[PAGE]).toEqual([['/rows?ids=…', null]]);
  expect(calls).toEqual([]);
});
