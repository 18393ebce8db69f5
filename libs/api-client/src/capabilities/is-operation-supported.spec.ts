import { configureStore } from '@reduxjs/toolkit';
import { object, text } from '@vaglio/contract';
import { answerSchema } from '../answer/answer-schema';
import { api } from '../api';
import { fakeServer, type Answer } from '../testing/fake-server';
import { isOperationSupported } from './is-operation-supported';

afterEach(() => jest.restoreAllMocks());

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    listNewsSources: build.query<unknown, void>({ query: () => ({ url: '/sources' }) }),
    readScoreLedger: build.query<unknown, { id: string }>({
      query: ({ id }) => ({ url: `/${id}` }),
      responseSchema: answerSchema(object({ id: text })),
    }),
    simulateScore: build.mutation<unknown, void>({ query: () => ({ url: '/simulate', method: 'POST' }) }),
  }),
});

const aStore = () =>
  configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });

test.each([
  ['a list', { data: {} }, true],
  ['404', { status: 404 }, false],
  ['405', { status: 405 }, false],
  ['501', { status: 501 }, false],
  ['a web page', { text: '<html>' }, false],
  ['500', { status: 500 }, true],
  ['401', { status: 401 }, true],
  ['403', { status: 403 }, true],
  ['no response', null, true],
])('a feature whose request returns %s is supported: %j', async (_name, answer: Answer | null, offered) => {
  fakeServer(() => answer);
  const store = aStore();
  expect(isOperationSupported(store.getState(), 'listNewsSources')).toBeUndefined();
  await store.dispatch(endpoints.listNewsSources.initiate());
  expect(isOperationSupported(store.getState(), 'listNewsSources')).toBe(offered);
});

test.each([
  ['is forbidden', { status: 403 }],
  ['returns another shape', { data: { items: [] } }],
])('the score ledger is hidden if its request %s', async (_name, answer) => {
  fakeServer(() => answer);
  const store = aStore();
  await store.dispatch(endpoints.readScoreLedger.initiate({ id: '1' }));
  expect(isOperationSupported(store.getState(), 'readScoreLedger')).toBe(false);
});

test.each([
  ['500', { status: 500 }],
  ['401', { status: 401 }],
  ['no response', null],
])('the score ledger remains available if its request returns %s', async (_name, answer: Answer | null) => {
  fakeServer(() => answer);
  const store = aStore();
  await store.dispatch(endpoints.readScoreLedger.initiate({ id: '1' }));
  expect(isOperationSupported(store.getState(), 'readScoreLedger')).toBe(true);
});

test('a request that fails for one row counts as supported if it succeeds for another row', async () => {
  fakeServer(({ path }) => (path === '/1' ? { status: 404 } : { data: { id: '2' } }));
  const store = aStore();
  await store.dispatch(endpoints.readScoreLedger.initiate({ id: '1' }));
  await store.dispatch(endpoints.readScoreLedger.initiate({ id: '2' }));
  const offered = (arg?: unknown) => isOperationSupported(store.getState(), 'readScoreLedger', arg);
  expect([offered(), offered({ id: '1' }), offered({ id: '2' }), offered({ id: '3' })]).toEqual([
    true,
    false,
    true,
    undefined,
  ]);
});

test('a successful change also shows that the server supports a feature', async () => {
  fakeServer(() => ({ status: 404 }));
  const store = aStore();
  await store.dispatch(endpoints.simulateScore.initiate());
  expect(isOperationSupported(store.getState(), 'simulateScore')).toBe(false);
});
