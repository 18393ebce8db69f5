import { setImmediate as turn } from 'node:timers/promises';
import { turnQueue, type Caller } from './turn-queue';

const HANG_MS = 300_000;

/** Work that ends on command. */
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

test('so many run at once, so many wait in turn, and the next is refused with a time to wait', async () => {
  const queue = turnQueue({ atOnce: 2, waiting: 1, waitMs: HANG_MS, refusal: 'Too many.' });
  const jobs = [work(), work(), work(), work()] as const;
  const [first, second, third, fourth] = jobs;
  const runs = [queue.run(first.run), queue.run(second.run), queue.run(third.run)];
  await expect(queue.run(fourth.run)).rejects.toMatchObject({
    statusCode: 503,
    message: 'Too many.',
    retryAfterSeconds: 5,
  });
  expect(jobs.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false, false]);
  expect(queue.state()).toEqual({ running: 2, waiting: 1, refused: 1 });
  second.end();
  await turn();
  expect(third.hasBegun).toBe(true);
  first.end();
  third.end();
  await Promise.all(runs);
  expect(queue.state()).toEqual({ running: 0, waiting: 0, refused: 1 });
});

test('a failure gives its place to the next', async () => {
  const queue = turnQueue({ atOnce: 1, waiting: 1, waitMs: HANG_MS, refusal: 'Too many.' });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(queue.run(() => Promise.resolve('again'))).resolves.toBe('again');
});

test('who waits too long is refused, and those behind keep their turn', async () => {
  const queue = turnQueue({ atOnce: 1, waiting: 2, waitMs: 30, refusal: 'Too many.' });
  const leave = await queue.enter();
  await expect(queue.enter()).rejects.toMatchObject({ statusCode: 503 });
  const behind = queue.enter();
  leave();
  (await behind)();
  expect(queue.state()).toEqual({ running: 0, waiting: 0, refused: 1 });
});

test('a caller who has left does not wait any longer', async () => {
  const queue = turnQueue({ atOnce: 1, waiting: 2, waitMs: HANG_MS, refusal: 'Too many.' });
  const leave = await queue.enter();
  const caller: Caller = { hasLeft: false, endWait: null };
  const gone = queue.enter(caller);
  const behind = queue.enter();
  caller.endWait?.();
  await expect(gone).rejects.toThrow('Too many.');
  expect(queue.state()).toMatchObject({ running: 1, waiting: 1 });
  leave();
  (await behind)();
});

test('a turn that is ended twice frees one place', async () => {
  const queue = turnQueue({ atOnce: 1, waiting: 0, waitMs: HANG_MS, refusal: 'Too many.' });
  const leave = await queue.enter();
  leave();
  leave();
  await queue.enter();
  await expect(queue.enter()).rejects.toThrow('Too many.');
});
