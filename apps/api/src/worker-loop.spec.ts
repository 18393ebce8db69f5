import { setTimeout as wait } from 'node:timers/promises';
import { startLoop } from './worker-loop';

test('work is done again and again, one step after another, until it is stopped', async () => {
  let [steps, atOnce, mostAtOnce] = [0, 0, 0];
  const work = async () => {
    steps += 1;
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    await wait(5);
    atOnce -= 1;
  };
  const loop = startLoop({ work, everyMs: 1, afterFailureMs: 1, onFailure: () => undefined });
  await wait(100);
  await loop.stop();
  const done = steps;
  await wait(30);
  expect([done > 2, mostAtOnce, atOnce, steps === done]).toEqual([true, 1, 0, true]);
});

test('a failure is told, and the work is tried again', async () => {
  const failures: unknown[] = [];
  const works = [() => Promise.reject(new Error('restarting')), () => Promise.resolve()];
  let steps = 0;
  const loop = startLoop({
    work: () => works[Math.min(steps++, 1)]?.() ?? Promise.resolve(),
    everyMs: 1,
    afterFailureMs: 1,
    onFailure: (error) => failures.push(error),
  });
  await wait(60);
  await loop.stop();
  expect([failures, steps > 1]).toEqual([[new Error('restarting')], true]);
});

test('a stop tells the step under way and waits for it', async () => {
  let ended = false;
  const work = async (isStopped: () => boolean) => {
    while (!isStopped()) await wait(1);
    ended = true;
  };
  await startLoop({ work, everyMs: 1, afterFailureMs: 1, onFailure: () => undefined }).stop();
  expect(ended).toBe(true);
});
