import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import type { ApiRequest } from './base-query';
import { fakeServer } from './testing/fake-server';

afterEach(() => jest.restoreAllMocks());

const probe = api.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, ApiRequest>({ query: (request) => request }) }),
});

async function request(request: ApiRequest) {
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const { data, error } = await store.dispatch(probe.endpoints.probe.initiate(request));
  return { data, error };
}

test('request parameters are encoded, and undefined or null parameters are omitted', async () => {
  const calls = fakeServer(() => ({ data: 1 }));
  await request({
    url: '/auth/startups/raw',
    params: { q: 'a b&c', page: 2, pageSize: undefined, top: null },
  });
  await request({ url: '/auth/startups/raw' });
  expect(calls.map(({ path }) => path)).toEqual([
    '/auth/startups/raw?q=a+b%26c&page=2',
    '/auth/startups/raw',
  ]);
});

test('a request contains its method, body and headers', async () => {
  const calls = fakeServer(() => ({ data: 1 }));
  await request({
    url: '/x',
    method: 'PATCH',
    body: { rejected: 1 },
    headers: { 'If-Match': '4', Other: undefined },
  });
  expect([
    calls[0]?.method,
    calls[0]?.body,
    calls[0]?.headers.get('If-Match'),
    calls[0]?.headers.has('Other'),
  ]).toEqual(['PATCH', { rejected: 1 }, '4', false]);
});

test.each([
  [
    'a response with status 400 or above',
    { status: 409, data: { error: 'taken' } },
    { status: 409, data: { error: 'taken' } },
  ],
  ['an error page that is not JSON', { status: 502, text: '<html>' }, { status: 502, data: null }],
  [
    'a status 200 response that is not JSON',
    { text: '<html>' },
    { status: 'PARSING_ERROR', originalStatus: 200 },
  ],
  ['a missing response', null, { status: 'FETCH_ERROR' }],
])('%s is reported as a failed request with its known details', async (_name, answer, error) => {
  fakeServer(() => answer);
  expect((await request({ url: '/x' })).error).toMatchObject(error);
});

test('an empty response is read as null', async () => {
  fakeServer(() => ({ status: 204 }));
  expect(await request({ url: '/x' })).toEqual({ data: null, error: undefined });
});
