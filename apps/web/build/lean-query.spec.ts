import { transformSync } from '@swc/core';
import { configureStore } from '@reduxjs/toolkit';
import type * as QueryModule from '@reduxjs/toolkit/query';
import { FEW_HANDLERS } from './lean-query.mts';
import { packageFile } from './testing/react-of';

const whole = packageFile('@reduxjs/toolkit/dist/query/rtk-query.modern.mjs');
const lean = FEW_HANDLERS.reduce((text, [what, instead]) => text.replace(what, instead), whole);

function queryOf(code: string): typeof QueryModule {
  const { code: script } = transformSync(code, { module: { type: 'commonjs' }, jsc: { target: 'es2022' } });
  const exports = {};
  new Function('exports', 'require', script)(exports, (name: string) => jest.requireActual(name));
  return exports as typeof QueryModule;
}

/** What an app asks, and what its store holds after each step: it shows, changes, polls, leaves, and starts anew. */
async function logOf(code: string) {
  const { createApi } = queryOf(code);
  const log: unknown[] = [];
  let asked = 0;
  const api = createApi({
    baseQuery: (path: string) => {
      log.push(path);
      asked += 1;
      return path === '/gone' ? { error: 404 } : { data: { path, asked } };
    },
    tagTypes: ['Row'],
    endpoints: (build) => ({
      rows: build.query<unknown, number>({ query: (page) => `/rows/${page}`, providesTags: ['Row'] }),
      gone: build.query<unknown, void>({ query: () => '/gone' }),
      change: build.mutation<unknown, void>({ query: () => '/change', invalidatesTags: ['Row'] }),
    }),
  });
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const { rows, gone, change } = api.endpoints;
  const look = () => log.push(rows.select(1)(store.getState()).data, gone.select()(store.getState()).error);
  const shown = store.dispatch(rows.initiate(1, { subscriptionOptions: { pollingInterval: 1_000 } }));
  await Promise.all([shown, store.dispatch(gone.initiate())]);
  look();
  await store.dispatch(change.initiate());
  await jest.advanceTimersByTimeAsync(0);
  look();
  await jest.advanceTimersByTimeAsync(2_000);
  look();
  shown.unsubscribe();
  await jest.advanceTimersByTimeAsync(61_000);
  look();
  store.dispatch(api.util.resetApiState());
  await store.dispatch(rows.initiate(1));
  look();
  return log;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a store with few handlers asks and holds what one with all of them does', async () => {
  expect(lean.length).toBeLessThan(whole.length);
  const expected = await logOf(whole);
  expect(expected).toContain('/change');
  expect(expected.filter((line) => line === '/rows/1').length).toBeGreaterThan(4);
  expect(await logOf(lean)).toEqual(expected);
});
