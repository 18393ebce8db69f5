import { callApi } from './call-api';
import { clearEtagCache } from './etag-cache';
import { fakeServer, type Answer } from './testing/fake-server';

const counted = (etag: string, count: number): Answer => ({
  data: { count },
  headers: { ETag: etag, 'Cache-Control': 'no-store' },
});

/** Returns a server with a changing response. It returns 304 if a request contains the current ETag. */
function aServer(present: { answer: Answer }) {
  return fakeServer(({ headers }) =>
    headers.get('If-None-Match') === present.answer.headers?.['ETag'] ? { status: 304 } : present.answer,
  );
}
const namesIn = (calls: ReturnType<typeof fakeServer>) =>
  calls.map(({ headers }) => headers.get('If-None-Match'));

beforeEach(clearEtagCache);
afterEach(() => jest.restoreAllMocks());

test('an unchanged response is not transferred again and comes from the cache', async () => {
  const calls = aServer({ answer: counted('"a"', 1) });
  await callApi('/auth/dashboard');
  expect(await callApi('/auth/dashboard')).toEqual({ status: 200, data: { count: 1 } });
  expect(namesIn(calls)).toEqual([null, '"a"']);
});

test('a changed response replaces the cached response', async () => {
  const present = { answer: counted('"a"', 1) };
  const calls = aServer(present);
  await callApi('/auth/dashboard');
  present.answer = counted('"b"', 2);
  expect((await callApi('/auth/dashboard')).data).toEqual({ count: 2 });
  expect((await callApi('/auth/dashboard')).data).toEqual({ count: 2 });
  expect(namesIn(calls)).toEqual([null, '"a"', '"b"']);
});

test('cached responses are not used for other paths or for changes', async () => {
  const calls = aServer({ answer: counted('"a"', 1) });
  await callApi('/auth/dashboard');
  await callApi('/auth/dashboard?x=1');
  await callApi('/auth/dashboard', { method: 'POST', body: {} });
  expect(namesIn(calls)).toEqual([null, null, null]);
});

test('responses without Cache-Control: no-store are left to the browser cache', async () => {
  const calls = aServer({ answer: { data: 1, headers: { ETag: '"a"' } } });
  await callApi('/config');
  await callApi('/config');
  expect(namesIn(calls)).toEqual([null, null]);
});

test('a sign-out clears the cache, and responses to requests from before it are not cached', async () => {
  const calls = aServer({ answer: counted('"a"', 1) });
  await callApi('/auth/dashboard');
  const underway = callApi('/auth/dashboard?late=1');
  clearEtagCache();
  await underway;
  await callApi('/auth/dashboard');
  await callApi('/auth/dashboard?late=1');
  expect(namesIn(calls)).toEqual([null, null, null, null]);
});

test('only the last eight responses are cached', async () => {
  const calls = aServer({ answer: counted('"a"', 1) });
  for (let place = 0; place < 9; place += 1) await callApi(`/auth/x?${place}`);
  await callApi('/auth/x?0');
  await callApi('/auth/x?8');
  expect(namesIn(calls).slice(-2)).toEqual([null, '"a"']);
});
