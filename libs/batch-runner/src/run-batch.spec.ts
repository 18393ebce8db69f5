import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '@vaglio/api-client';
import {
  BATCH_RUNNER_PATH,
  batchRunnerReducer,
  batchRunOf,
  stopRequested,
  type BatchCycle,
  type BatchDetail,
} from './batch-slice';
import { runBatch, type BatchPlan, type Clock } from './run-batch';

function aStore() {
  return configureStore({
    reducer: combineReducers({ [BATCH_RUNNER_PATH]: batchRunnerReducer, [api.reducerPath]: api.reducer }),
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

/** A clock that a sleep moves on. */
function aClock() {
  let time = 1000;
  const slept: number[] = [];
  const clock: Clock = {
    now: () => time,
    sleep: async (ms) => {
      slept.push(ms);
      time += ms;
    },
  };
  return { clock, slept };
}

/** A plan whose batches process these counts, one after the other, then 0. */
function aPlan(processed: number[], overrides: Partial<BatchPlan> = {}): BatchPlan {
  return {
    name: 'try',
    pauseMs: 150,
    failureText: 'Try failed',
    runCycle: async (_dispatch, cycle): Promise<BatchCycle> => ({
      processed: processed[cycle - 1] ?? 0,
      counts: { inserted: 1 },
    }),
    ...overrides,
  };
}

test('batches repeat, with a pause between, until one processes 0; the sums are kept', async () => {
  const store = aStore();
  const { clock, slept } = aClock();
  await store.dispatch(runBatch(aPlan([500, 500, 20]), clock));
  expect(slept).toEqual([150, 150, 150]);
  expect(batchRunOf(store.getState(), 'try')).toMatchObject({
    phase: 'ended',
    end: 'finished',
    cycles: 4,
    totals: { processed: 1020, inserted: 4 },
    startedAt: 1000,
    endedAt: 1450,
    failure: null,
  });
});

test('the closing call comes once, after the batch that processed 0, and its answer is kept', async () => {
  const store = aStore();
  const audit: BatchDetail = { kind: 'audit', report: { checked: 3, findings: [] } };
  const close = jest.fn(async () => audit);
  await store.dispatch(runBatch(aPlan([1], { close }), aClock().clock));
  expect(close).toHaveBeenCalledTimes(1);
  expect(batchRunOf(store.getState(), 'try').detail).toEqual(audit);
});

test('Stop lets the batch under way end, starts no other and does not close', async () => {
  const store = aStore();
  const close = jest.fn(async () => null);
  const runCycle = jest.fn(async () => {
    store.dispatch(stopRequested({ name: 'try' }));
    expect(batchRunOf(store.getState(), 'try').phase).toBe('stopping');
    return { processed: 0, counts: {} };
  });
  await store.dispatch(runBatch(aPlan([], { runCycle, close }), aClock().clock));
  expect([runCycle.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  expect(batchRunOf(store.getState(), 'try')).toMatchObject({ phase: 'ended', end: 'stopped', cycles: 1 });
});

test('Stop does not wait for the end of a long pause', async () => {
  const store = aStore();
  const { clock, slept } = aClock();
  const sleep = async (ms: number) => {
    await clock.sleep(ms);
    if (slept.length === 2) store.dispatch(stopRequested({ name: 'try' }));
  };
  await store.dispatch(runBatch(aPlan([5, 5], { pauseMs: 60_000 }), { ...clock, sleep }));
  expect(slept).toEqual([200, 200]);
  expect(batchRunOf(store.getState(), 'try')).toMatchObject({ end: 'stopped', cycles: 1 });
});

test.each([
  ["the server's words", { status: 503, data: { error: 'Not now' } }, 'Not now'],
  ['the fallback without them', { status: 'FETCH_ERROR', error: 'x' }, 'Try failed'],
])('an error stops the loop with %s, and keeps the sums', async (_name, problem, failure) => {
  const store = aStore();
  const runCycle = async (_dispatch: unknown, cycle: number) =>
    cycle === 1 ? { processed: 7, counts: {} } : Promise.reject(problem);
  await store.dispatch(runBatch(aPlan([], { runCycle }), aClock().clock));
  expect(batchRunOf(store.getState(), 'try')).toMatchObject({
    phase: 'ended',
    end: 'failed',
    failure,
    totals: { processed: 7 },
  });
});

test('a failed closing call is an error too', async () => {
  const store = aStore();
  await store.dispatch(
    runBatch(aPlan([], { close: () => Promise.reject({ status: 500, data: {} }) }), aClock().clock),
  );
  expect(batchRunOf(store.getState(), 'try')).toMatchObject({ end: 'failed', failure: 'Try failed' });
});

test('a name that runs is not started twice; another name runs beside it', async () => {
  const store = aStore();
  const runCycle = jest.fn(async () => ({ processed: 0, counts: {} }));
  const plan = aPlan([], { runCycle });
  await Promise.all([
    store.dispatch(runBatch(plan)),
    store.dispatch(runBatch(plan)),
    store.dispatch(runBatch({ ...plan, name: 'other' })),
  ]);
  expect(runCycle).toHaveBeenCalledTimes(2);
  expect(batchRunOf(store.getState(), 'other').end).toBe('finished');
});

test('the tab is not closed or reloaded without a question while a loop runs for the person', async () => {
  const store = aStore();
  const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const seen: boolean[] = [];
  const runCycle = async () => {
    seen.push(isKept());
    store.dispatch(api.util.resetApiState()); // another person signs in
    seen.push(isKept());
    return { processed: 9, counts: {} };
  };
  await store.dispatch(runBatch(aPlan([], { runCycle }), aClock().clock));
  expect([...seen, isKept()]).toEqual([true, false, false]);
});

test('a new run begins from nothing', async () => {
  const store = aStore();
  await store.dispatch(runBatch(aPlan([5]), aClock().clock));
  await store.dispatch(runBatch(aPlan([3]), aClock().clock));
  expect(batchRunOf(store.getState(), 'try').totals).toEqual({ processed: 3, inserted: 2 });
});

test('when another person signs in, runs are forgotten and a loop under way ends unseen', async () => {
  const store = aStore();
  const runCycle = jest.fn(async () => {
    store.dispatch(api.util.resetApiState());
    return { processed: 9, counts: {} };
  });
  const afterStop = jest.fn();
  await store.dispatch(runBatch(aPlan([], { runCycle, afterStop }), aClock().clock));
  expect(runCycle).toHaveBeenCalledTimes(1);
  expect(afterStop).not.toHaveBeenCalled();
  expect(batchRunOf(store.getState(), 'try').phase).toBe('idle');
});
