import { clearSession } from '@vaglio/auth-session';
import { fakeApi, signIn } from '@vaglio/test-kit';
import { startupsApi } from '@vaglio/startups-data';
import { forgetOnPersonChange, makeStore } from './store';

async function aStoreWithAnAnswer() {
  fakeApi({ 'GET /auth/investments/stats': { total_startups: 3 } });
  signIn({ sub: '1' });
  const store = makeStore();
  const stop = forgetOnPersonChange(store);
  await store.dispatch(startupsApi.endpoints.readStats.initiate());
  return { known: () => startupsApi.endpoints.readStats.select()(store.getState()).data, stop };
}

test('a new token of the same person keeps what is known', async () => {
  const { known, stop } = await aStoreWithAnAnswer();
  signIn({ sub: '1', sid: 'next' });
  expect(known()).toEqual({ total_startups: 3 });
  stop();
});

test.each([
  ["another person's token", () => signIn({ sub: '2' })],
  ['a logout', clearSession],
])('%s forgets every answer, and what was asked for first', async (_name, change) => {
  const { known, stop } = await aStoreWithAnAnswer();
  localStorage.setItem('firstRequests', '{"/dashboard":["/auth/dashboard"]}');
  change();
  expect(known()).toBeUndefined();
  expect(localStorage.getItem('firstRequests')).toBeNull();
  stop();
});

test('a logout forgets answers that are kept with their ETag', async () => {
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
