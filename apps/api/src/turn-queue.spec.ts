import { setImmediate as turn } from 'node:timers/promises';
import { turnQueue } from './turn-queue';

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
  const queue = turnQueue({ atOnce: 2, waiting: 1, refusal: 'Too many.' });
  const jobs = [work(), work(), work(), work()] as const;
  const [first, second, third, fourth] = jobs;
  const runs = [queue(first.run), queue(second.run), queue(third.run)];
  await expect(queue(fourth.run)).rejects.toMatchObject({
    statusCode: 503,
    message: 'Too many.',
    retryAfterSeconds: 5,
  });
  expect(jobs.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false, false]);
  second.end();
  await turn();
  expect(third.hasBegun).toBe(true);
  first.end();
  third.end();
  await Promise.all(runs);
});

test('a failure gives its place to the next', async () => {
  const queue = turnQueue({ atOnce: 1, waiting: 1, refusal: 'Too many.' });
  const failing = queue(() => Promise.reject(new Error('broken')));
  const next = queue(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
  await expect(queue(() => Promise.resolve('again'))).resolves.toBe('again');
});
