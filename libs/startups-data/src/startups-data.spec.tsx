import { configureStore } from '@reduxjs/toolkit';
import { api } from '@vaglio/api-client';
import type { Parameter, RawStartup, Startup } from '@vaglio/contract';
import { aParameter, aRawStartup, aStartup, fakeApi } from '@vaglio/test-kit';
import { startupsApi } from './index';

const endpoints = startupsApi.endpoints;

function aStore() {
  return configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

test('a changed award weight reloads ranked lists, the curated list, parameters and statistics', async () => {
  const lists = {
    'GET /auth/investments': { items: [], total: 0 },
    'GET /auth/investments/stats': {},
    'GET /auth/startups/curated': { items: [], total: 0 },
  };
  const server = fakeApi({
    ...lists,
    'GET /auth/admin/parameters': { parameters: [] },
    'PUT /auth/admin/parameters/:id': aParameter(),
  });
  const store = aStore();
  await store.dispatch(endpoints.listInvestments.initiate({ mode: 'active' }));
  await store.dispatch(endpoints.readStats.initiate());
  await store.dispatch(endpoints.listCurated.initiate({}));
  await store.dispatch(endpoints.listParameters.initiate({}));
  expect(server.calls).toHaveLength(4);
  await store.dispatch(endpoints.updateParameter.initiate({ id: 'fif-grant', body: { value: 3 } }));
  await Promise.all(store.dispatch(startupsApi.util.getRunningQueriesThunk()));
  expect(
    server.calls
      .slice(5)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    '/auth/admin/parameters',
    '/auth/investments',
    '/auth/investments/stats',
    '/auth/startups/curated',
  ]);
});

test('the test data of startups matches the API contract', () => {
  const [startup, raw, parameter]: [Startup, RawStartup, Parameter] = [
    aStartup({ score: 3 }),
    aRawStartup({ canton: null }),
    aParameter(),
  ];
  expect([startup.score, raw.canton, parameter.value]).toEqual([3, null, 2.5]);
});
