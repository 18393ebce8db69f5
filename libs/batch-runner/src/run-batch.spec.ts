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

/** Returns a fake clock whose `sleep` only advances its time. */
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

/** Returns a plan whose batches process the given counts in turn, and then 0 rows. */
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

test('batches repeat with a pause until no items remain, and the totals are kept', async () => {
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

test('the final request is sent once after the last batch, and its response is kept', async () => {
  const store = aStore();
  const audit: BatchDetail = { kind: 'audit', report: { checked: 3, findings: [] } };
  const close = jest.fn(async () => audit);
  await store.dispatch(runBatch(aPlan([1], { close }), aClock().clock));
  expect(close).toHaveBeenCalledTimes(1);
  expect(batchRunOf(store.getState(), 'try').detail).toEqual(audit);
});

test('Stop lets the current batch finish, starts no other batch and skips the final request', async () => {
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

test('Stop takes effect during a long pause between batches', async () => {
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
  ["the server's message", { status: 503, data: { error: 'Not now' } }, 'Not now'],
  ['a default text without a server message', { status: 'FETCH_ERROR', error: 'x' }, 'Try failed'],
])('a failed batch stops the run with %s and keeps the totals', async (_name, problem, failure) => {
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

test('a failed final request is reported as an error of the run', async () => {
  const store = aStore();
  await store.dispatch(
    runBatch(aPlan([], { close: () => Promise.reject({ status: 500, data: {} }) }), aClock().clock),
  );
  expect(batchRunOf(store.getState(), 'try')).toMatchObject({ end: 'failed', failure: 'Try failed' });
});

test('the same batch run is not started twice, but another run can start in parallel', async () => {
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

test('while a batch run is active, closing or reloading the tab needs confirmation', async () => {
  const store = aStore();
  const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const seen: boolean[] = [];
  const runCycle = async () => {
    seen.push(isKept());
    store.dispatch(api.util.resetApiState()); // another user signs in
    seen.push(isKept());
    return { processed: 9, counts: {} };
  };
  await store.dispatch(runBatch(aPlan([], { runCycle }), aClock().clock));
  expect([...seen, isKept()]).toEqual([true, false, false]);
});

test('a new batch run starts with empty totals', async () => {
  const store = aStore();
  await store.dispatch(runBatch(aPlan([5]), aClock().clock));
  await store.dispatch(runBatch(aPlan([3]), aClock().clock));
  expect(batchRunOf(store.getState(), 'try').totals).toEqual({ processed: 3, inserted: 2 });
});

test('when another person signs in, batch results are cleared and an active run ends silently', async () => {
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
