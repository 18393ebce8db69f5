import { setImmediate as turn } from 'node:timers/promises';
import { workLimiter } from './work-limiter';

const HANG_MS = 300_000;

/** Returns a task that runs until the test calls `end`. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const job = {
    hasBegun: false,
    end: () => end(),
    run: () => {
      job.hasBegun = true;
      return ended;
    },
  };
  return job;
}

test('a limited number of tasks runs, a limited number waits in order, and further tasks are refused', async () => {
  const limiter = workLimiter({ atOnce: 2, waiting: 1, waitMs: HANG_MS, refusal: 'Too many.' });
  const jobs = [work(), work(), work(), work()] as const;
  const [first, second, third, fourth] = jobs;
  const runs = [limiter.run(first.run), limiter.run(second.run), limiter.run(third.run)];
  await expect(limiter.run(fourth.run)).rejects.toMatchObject({
    statusCode: 503,
    message: 'Too many.',
    retryAfterSeconds: 5,
  });
  expect(jobs.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false, false]);
  expect(limiter.state()).toEqual({ running: 2, waiting: 1, refused: 1 });
  second.end();
  await turn();
  expect(third.hasBegun).toBe(true);
  first.end();
  third.end();
  await Promise.all(runs);
  await turn();
  expect(limiter.state()).toEqual({ running: 0, waiting: 0, refused: 1 });
});

test('a failed task releases its slot to the next task', async () => {
  const limiter = workLimiter({ atOnce: 1, waiting: 1, waitMs: HANG_MS, refusal: 'Too many.' });
  const failing = limiter.run(() => Promise.reject(new Error('broken')));
  const next = limiter.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(limiter.run(() => Promise.resolve('again'))).resolves.toBe('again');
});

test('a task that waits too long is refused and never started', async () => {
  const limiter = workLimiter({ atOnce: 1, waiting: 1, waitMs: 30, refusal: 'Too many.' });
  const [long, late] = [work(), work()];
  const first = limiter.run(long.run);
  await expect(limiter.run(late.run)).rejects.toMatchObject({ statusCode: 503 });
  expect(limiter.state()).toEqual({ running: 1, waiting: 0, refused: 1 });
  const behind = limiter.run(() => 'done');
  long.end();
  await first;
  await expect(behind).resolves.toBe('done');
  await turn();
  expect(late.hasBegun).toBe(false);
  expect(limiter.state()).toEqual({ running: 0, waiting: 0, refused: 1 });
});
