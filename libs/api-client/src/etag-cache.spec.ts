import { callApi } from './call-api';
import { clearEtagCache } from './etag-cache';
import { fakeServer, type Answer } from './testing/fake-server';

const counted = (etag: string, count: number): Answer => ({
  data: { count },
  headers: { ETag: etag, 'Cache-Control': 'no-store' },
});

/** A server whose answer changes; it answers 304 to who has the present one. */
function aServer(present: { answer: Answer }) {
  return fakeServer(({ headers }) =>
    headers.get('If-None-Match') === present.answer.headers?.['ETag'] ? { status: 304 } : present.answer,
  );
}
const namesIn = (calls: ReturnType<typeof fakeServer>) =>
  calls.map(({ headers }) => headers.get('If-None-Match'));

beforeEach(clearEtagCache);
afterEach(() => jest.restoreAllMocks());

test('an answer that has not changed is not sent again, and is the answer nevertheless', async () => {
  const calls = aServer({ answer: counted('"a"', 1) });
  await callApi('/auth/dashboard');
  expect(await callApi('/auth/dashboard')).toEqual({ status: 200, data: { count: 1 } });
  expect(namesIn(calls)).toEqual([null, '"a"']);
});

test('an answer that has changed replaces the kept one', async () => {
  const present = { answer: counted('"a"', 1) };
  const calls = aServer(present);
  await callApi('/auth/dashboard');
  present.answer = counted('"b"', 2);
  expect((await callApi('/auth/dashboard')).data).toEqual({ count: 2 });
  expect((await callApi('/auth/dashboard')).data).toEqual({ count: 2 });
  expect(namesIn(calls)).toEqual([null, '"a"', '"b"']);
});

test('answers of one path are none of another, and none to a change', async () => {
  const calls = aServer({ answer: counted('"a"', 1) });
  await callApi('/auth/dashboard');
  await callApi('/auth/dashboard?x=1');
  await callApi('/auth/dashboard', { method: 'POST', body: {} });
  expect(namesIn(calls)).toEqual([null, null, null]);
});

test('what the browser may store is left to it', async () => {
  const calls = aServer({ answer: { data: 1, headers: { ETag: '"a"' } } });
  await callApi('/config');
  await callApi('/config');
  expect(namesIn(calls)).toEqual([null, null]);
});

test('a sign-out forgets what is kept, and what was asked for before it', async () => {
  const calls = aServer({ answer: counted('"a"', 1) });
  await callApi('/auth/dashboard');
  const underway = callApi('/auth/dashboard?late=1');
  clearEtagCache();
  await underway;
  await callApi('/auth/dashboard');
  await callApi('/auth/dashboard?late=1');
  expect(namesIn(calls)).toEqual([null, null, null, null]);
});

test('only the last eight are kept', async () => {
  const calls = aServer({ answer: counted('"a"', 1) });
  for (let place = 0; place < 9; place += 1) await callApi(`/auth/x?${place}`);
  await callApi('/auth/x?0');
  await callApi('/auth/x?8');
  expect(namesIn(calls).slice(-2)).toEqual([null, '"a"']);
});
