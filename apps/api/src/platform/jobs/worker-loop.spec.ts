import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../testing/writer-process';
import { startWorker } from './worker-loop';

test('a worker repeats its work step by step until it is stopped', async () => {
  jest.useFakeTimers();
  let [steps, atOnce, mostAtOnce] = [0, 0, 0];
  const work = async () => {
    steps += 1;
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    atOnce -= 1;
  };
  const worker = startWorker({ work, pollMs: 1_000, retryMs: 1, onFailure: () => undefined });
  await jest.advanceTimersByTimeAsync(11_500);
  await worker.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([steps, mostAtOnce, atOnce]).toEqual([3, 1, 0]);
  jest.useRealTimers();
});

test('a worker reports a failure and retries the work', async () => {
  const failures: string[] = [];
  const results = [() => Promise.reject(new Error('restarting')), () => Promise.resolve()];
  let steps = 0;
  const worker = startWorker({
    work: () => results[Math.min(steps++, 1)]?.() ?? Promise.resolve(),
    pollMs: 1,
    retryMs: 1,
    onFailure: (reason) => failures.push(reason),
  });
  await until('a second step', () => steps > 1);
  await worker.stop();
  expect(failures).toEqual(['restarting']);
});

test('stopping a worker stops its current step and waits for it', async () => {
  let ended = false;
  const work = async (isStopped: () => boolean) => {
    while (!isStopped()) await wait(1);
    ended = true;
  };
  await startWorker({ work, pollMs: 1, retryMs: 1, onFailure: () => undefined }).stop();
  expect(ended).toBe(true);
});
