import { clearSession } from '@vaglio/auth-session';
import { fakeApi, signIn } from '@vaglio/test-kit';
import { startupsApi } from '@vaglio/startups-data';
import { forgetOnPersonChange, makeStore, store } from './store';

async function aStoreWithAnAnswer() {
  fakeApi({ 'GET /auth/investments/stats': { total_startups: 3 } });
  signIn({ sub: '1' });
  const store = makeStore();
  const stop = forgetOnPersonChange(store);
  await store.dispatch(startupsApi.endpoints.readStats.initiate());
  return { known: () => startupsApi.endpoints.readStats.select()(store.getState()).data, stop };
}

test('a refreshed token of the same person keeps the cached responses', async () => {
  const { known, stop } = await aStoreWithAnAnswer();
  signIn({ sub: '1', sid: 'next' });
  expect(known()).toEqual({ total_startups: 3 });
  stop();
});

test.each([
  ["another person's token", () => signIn({ sub: '2' })],
  ['a logout', clearSession],
])('%s clears all cached responses', async (_name, change) => {
  const { known, stop } = await aStoreWithAnAnswer();
  change();
  expect(known()).toBeUndefined();
  stop();
});

test.each([
  ['already received', 0],
  ['still pending', 5],
])('data preloaded for one person (response %s) is never shown to the next person', async (_what, slowMs) => {
  signIn({ sub: '1' });
  fakeApi({
    'GET /auth/investments/stats': () =>
      new Promise((resolve) => setTimeout(() => resolve({ body: { total_startups: 3 } }), slowMs)),
  });
  // Uses the app's store before any page has rendered.
  const asked = store.dispatch(startupsApi.endpoints.readStats.initiate(undefined, { subscribe: false }));
  if (slowMs === 0) await asked;
  clearSession();
  signIn({ sub: '2' });
  await asked;
  expect(startupsApi.endpoints.readStats.select()(store.getState()).data).toBeUndefined();
});

test('a logout also clears the responses that are cached with an ETag', async () => {
  const api = fakeApi({
    'GET /auth/dashboard': () => ({
      body: { stats: {}, rings: [] },
      headers: { ETag: '"a"', 'Cache-Control': 'no-store' },
    }),
  });
  signIn({ sub: '1' });
  const store = makeStore();
  const stop = forgetOnPersonChange(store);
  const read = () =>
    store.dispatch(startupsApi.endpoints.readDashboard.initiate(undefined, { forceRefetch: true }));
  await read();
  await read();
  clearSession();
  await read();
  expect(api.calls.map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"a"', null]);
  stop();
});
