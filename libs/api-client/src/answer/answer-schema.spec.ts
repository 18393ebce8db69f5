import { configureStore } from '@reduxjs/toolkit';
import { list, number, object, optional, page, text, withDefault } from '@vaglio/contract';
import { api } from '../api';
import { fakeServer } from '../testing/fake-server';
import { answerSchema, changeSchema } from './answer-schema';

afterEach(() => jest.restoreAllMocks());

const row = object({ id: text });
const blank = page('items', { items: withDefault(list(row), []) });
const probe = api.injectEndpoints({
  endpoints: (build) => ({
    listRows: build.query<{ items: { id: string }[]; total: number }, void>({
      query: () => ({ url: '/rows' }),
      responseSchema: answerSchema(page('items', { items: list(row) })),
    }),
    readFigures: build.query<{ count?: number }, void>({
      query: () => ({ url: '/figures' }),
      responseSchema: answerSchema(object({ count: optional(number) })),
    }),
    changeRow: build.mutation<{ id: string } | null, void>({
      query: () => ({ url: '/rows/1', method: 'PUT' }),
      responseSchema: changeSchema(row),
    }),
  }),
}).endpoints;

const aStore = () =>
  configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });

test('a request returns the response in the declared type', async () => {
  fakeServer(() => ({ data: [{ id: 7, colour: 'red' }] }));
  const { data } = await aStore().dispatch(probe.listRows.initiate());
  expect(data).toEqual({ items: [{ id: '7' }], total: 1 });
});

test('a response that cannot be read counts as a failed request', async () => {
  fakeServer(() => ({ data: { rows: [] } }));
  const { data, error } = await aStore().dispatch(probe.listRows.initiate());
  expect([data, error]).toEqual([undefined, expect.objectContaining({ status: 'UNREADABLE' })]);
});

test.each([null, 'done', 7])('the response %j is read as an object without fields', async (data) => {
  fakeServer(() => ({ data }));
  expect((await aStore().dispatch(probe.readFigures.initiate())).data).toEqual({});
});

test.each([[{ ok: true }], [null], ['done']])('a change with the response %j succeeds', async (data) => {
  fakeServer(() => ({ data }));
  expect(await aStore().dispatch(probe.changeRow.initiate())).toEqual({ data: null });
});

test.each([null, undefined, 'no', 7, {}, { items: null }, { items: ['x', null] }])(
  'a specified list may be missing from the response: %j is read as no rows',
  (answer) =>
    expect(answerSchema(blank)['~standard'].validate(answer)).toEqual({ value: { items: [], total: 0 } }),
);
