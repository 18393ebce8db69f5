import { configureStore } from '@reduxjs/toolkit';
import { api } from '@vaglio/api-client';
import { startupsApi } from '@vaglio/startups-data';
import { aParameter, fakeApi } from '@vaglio/test-kit';
import { scoringApi } from './admin-params.api';

const { endpoints } = scoringApi;
const LISTS = {
  'GET /auth/investments': { items: [], total: 0 },
  'GET /auth/investments/stats': {},
  'GET /auth/startups/curated': { items: [], total: 0 },
};
const SCORED = ['/auth/investments', '/auth/investments/stats', '/auth/startups/curated'];
const GROUP = { id: '1', body: { group_name: 'Kick' } };
const ITEM = { id: '1', body: { parameter_id: 'kick', precedence: 1 } };

function aStore() {
  return configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

type Store = ReturnType<typeof aStore>;

/** Returns a store in which all ranked lists are loaded. */
async function aWatchingStore(): Promise<Store> {
  const store = aStore();
  await store.dispatch(startupsApi.endpoints.listInvestments.initiate({ mode: 'active' }));
  await store.dispatch(startupsApi.endpoints.readStats.initiate());
  await store.dispatch(startupsApi.endpoints.listCurated.initiate({}));
  return store;
}

test.each([
  [
    'a new group',
    (store: Store) => store.dispatch(endpoints.createAwardGroup.initiate(GROUP)),
    'POST /auth/admin/awards/excl/groups',
  ],
  [
    'a changed group rule',
    (store: Store) => store.dispatch(endpoints.updateAwardGroup.initiate(GROUP)),
    'PUT /auth/admin/awards/excl/groups/:id',
  ],
  [
    'a deleted group',
    (store: Store) => store.dispatch(endpoints.deleteAwardGroup.initiate({ id: '1' })),
    'DELETE /auth/admin/awards/excl/groups/:id',
  ],
  [
    'a new item',
    (store: Store) => store.dispatch(endpoints.addAwardGroupItem.initiate(ITEM)),
    'POST /auth/admin/awards/excl/groups/:id/items',
  ],
  [
    'a deleted item',
    (store: Store) => store.dispatch(endpoints.deleteAwardGroupItem.initiate({ id: '1' })),
    'DELETE /auth/admin/awards/excl/items/:id',
  ],
  [
    'an item deleted by its parameter',
    (store: Store) =>
      store.dispatch(endpoints.deleteAwardGroupItemByParameter.initiate({ id: '1', paramId: 'kick' })),
    'DELETE /auth/admin/awards/excl/groups/:id/items/by-param/:paramId',
  ],
  [
    'a changed threshold',
    (store: Store) =>
      store.dispatch(
        endpoints.saveScoreConfig.initiate({ scoreSettings: { threshold: 1, top_percent: 0.2 } }),
      ),
    'PUT /auth/admin/score',
  ],
])(
  'a scoring change (%s) reloads ranked lists, the curated list and the dashboard',
  async (_name, change, route) => {
    const server = fakeApi({ ...LISTS, [route]: {} });
    const store = await aWatchingStore();
    await change(store);
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(
      server.calls
        .slice(4)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(SCORED);
  },
);

test('a changed parameter reloads the items and the configuration that show its name and weight', async () => {
  const server = fakeApi({
    'PUT /auth/admin/parameters/:id': aParameter(),
    'GET /auth/admin/awards/excl/config': [],
    'GET /auth/admin/awards/excl/groups/:id/items': [],
  });
  const store = aStore();
  await store.dispatch(endpoints.listAwardConfig.initiate());
  await store.dispatch(endpoints.listAwardGroupItems.initiate({ id: '1' }));
  await store.dispatch(startupsApi.endpoints.updateParameter.initiate({ id: 'kick', body: { value: 3 } }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(
    server.calls
      .slice(3)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/auth/admin/awards/excl/config', '/auth/admin/awards/excl/groups/1/items']);
});

test('a deleted exclusivity group reloads the groups and the configuration, but not the items of the deleted group', async () => {
  const server = fakeApi({
    'GET /auth/admin/awards/excl/groups': [],
    'GET /auth/admin/awards/excl/config': [],
    'GET /auth/admin/awards/excl/groups/:id/items': [],
    'DELETE /auth/admin/awards/excl/groups/:id': () => ({ status: 204 }),
  });
  const store = aStore();
  await store.dispatch(endpoints.listAwardGroups.initiate());
  await store.dispatch(endpoints.listAwardConfig.initiate());
  await store.dispatch(endpoints.listAwardGroupItems.initiate({ id: '1' }));
  await store.dispatch(endpoints.deleteAwardGroup.initiate({ id: '1' }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(
    server.calls
      .slice(4)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/auth/admin/awards/excl/config', '/auth/admin/awards/excl/groups']);
});

test('a new exclusivity item reloads the configuration and the items of its group', async () => {
  const server = fakeApi({
    'GET /auth/admin/awards/excl/config': [],
    'GET /auth/admin/awards/excl/groups/:id/items': [],
    'POST /auth/admin/awards/excl/groups/:id/items': {},
  });
  const store = aStore();
  await store.dispatch(endpoints.listAwardConfig.initiate());
  await store.dispatch(endpoints.listAwardGroupItems.initiate({ id: '1' }));
  await store.dispatch(endpoints.addAwardGroupItem.initiate(ITEM));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(
    server.calls
      .slice(3)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/auth/admin/awards/excl/config', '/auth/admin/awards/excl/groups/1/items']);
});
