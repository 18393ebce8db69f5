import { until } from '../../testing/writer-process';
import { workerPool, type WorkerPool, type PoolLimits } from './worker-pool';
import { UnreadableText } from './unreadable-text';

let pool: WorkerPool;
const open = (limits: Partial<PoolLimits> = {}, worker = './endless-worker.fixture') => {
  pool = workerPool(new URL(worker, import.meta.url), { threads: 1, taskMs: 1_000, ...limits });
};
afterEach(() => pool.close());

test('an endless parser task is killed, and the server continues to respond', async () => {
  open();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 20);
  await expect(pool.run('forEver', [])).rejects.toEqual(
    new UnreadableText('Reading it took longer than 1 s.'),
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

test('parser tasks queued behind a killed task run in a new thread, and their time limit starts there', async () => {
  open();
  const killed = pool.run('forEver', []);
  const waiting = [1, 2, 3].map((number) => pool.run('double', [number]));
  await expect(killed).rejects.toBeInstanceOf(UnreadableText);
  expect(await Promise.all(waiting)).toEqual([2, 4, 6]);
});

test.each([
  ['eatMemory', 'Reading it took more than 48 MB of memory.'],
  ['overflow', 'Reading it failed: Maximum call stack size exceeded'],
  ['exit', 'Reading it ended the program that reads.'],
])(
  'if a parser task fails (%s), its text counts as unreadable and the next task runs',
  async (task, reason) => {
    open({ heapMb: 48, taskMs: 60_000 });
    await expect(pool.run(task, [])).rejects.toEqual(new UnreadableText(reason));
    expect(await pool.run('double', [4])).toBe(8);
  },
);

test('parser tasks that exceed the queue are refused immediately as busy', async () => {
  open({ waiting: 1 });
  const running = [pool.run('forEver', []), pool.run('double', [1])];
  await expect(pool.run('double', [2])).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
  await Promise.allSettled(running);
});

test('closing stops an endless parser task without waiting for it', async () => {
  open({ taskMs: 600_000 });
  const started = new Int32Array(new SharedArrayBuffer(4));
  const running = pool.run('forEver', [started]);
  running.catch(() => undefined);
  await until('the task has started', () => Atomics.load(started, 0) === 1);
  await pool.close();
  await expect(running).rejects.toMatchObject({ statusCode: 503 });
  await expect(pool.run('double', [1])).rejects.toMatchObject({ statusCode: 503 });
});

test('a parser thread that does not start is reported as a server failure', async () => {
  open({}, './broken-worker.fixture');
  await expect(pool.run('double', [1])).rejects.toMatchObject({ statusCode: 503 });
});
