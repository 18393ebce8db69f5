import { oneTabAtATime } from './across-tabs';

const never = () => false;

/** Returns a fake lock manager. Like a browser, it grants each name to one holder at a time and queues the others. */
function fakeLocks() {
  const held: string[] = [];
  const waiting: { readonly name: string; readonly start: () => void }[] = [];
  const release = (name: string) => {
    held.splice(held.indexOf(name), 1);
    const next = waiting.findIndex((entry) => entry.name === name);
    if (next >= 0) waiting.splice(next, 1)[0]?.start();
  };
  return {
    query: async () => ({ held: held.map((name) => ({ name })), pending: [] }),
    async request(
      name: string,
      { mode, signal }: LockOptions,
      granted: () => Promise<unknown>,
    ): Promise<unknown> {
      if (mode !== 'shared' && held.includes(name))
        await new Promise<void>((start, reject) => {
          waiting.push({ name, start });
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
      held.push(name);
      return granted().finally(() => release(name));
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

test('the first browser tab starts and finishes its task immediately', async () => {
  const startMs = Date.now();
  expect(await oneTabAtATime('a', never, async () => 'mine')).toBe('mine');
  expect(Date.now()).toBe(startMs);
});

test('a second browser tab waits while the first tab is working', async () => {
  let finish: () => void = () => undefined;
  const first = oneTabAtATime('a', never, () => new Promise<void>((resolve) => (finish = resolve)));
  const task = jest.fn(async () => 'done');
  const second = oneTabAtATime('b', never, task);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(task).not.toHaveBeenCalled();
  finish();
  await first;
  expect(await second).toBe('done');
});

test.each([0, 700, 2_900])(
  'a browser tab that gets the lock %d ms before it sees the first tab’s change waits for that change',
  async (delayMs) => {
    let stored = 'old';
    await oneTabAtATime('a', never, async () => setTimeout(() => (stored = 'new'), delayMs));
    const second = oneTabAtATime(
      'a',
      () => stored !== 'old',
      async () => stored,
    );
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await second).toBe('new');
  },
);

test('a change that never arrives delays the next browser tab by 3 s, and only for the same task', async () => {
  await oneTabAtATime('a', never, async () => null);
  expect(await oneTabAtATime('b', never, async () => 'at once')).toBe('at once');
  const task = jest.fn(async () => 'late');
  const same = oneTabAtATime('a', never, task);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await same).toBe('late');
});

test('10 s after a task no record of it remains in the browser', async () => {
  await oneTabAtATime('a', never, async () => null);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await oneTabAtATime('a', never, async () => 'at once')).toBe('at once');
});

test('a browser tab that keeps the lock blocks other tabs for at most 5 s', async () => {
  void oneTabAtATime('a', never, () => new Promise(() => undefined));
  const second = oneTabAtATime('a', never, async () => 'without the lock');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await second).toBe('without the lock');
});

test('in a browser without locks a task runs immediately', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect(await oneTabAtATime('a', never, async () => 1)).toBe(1);
});

test('a failed task releases the lock for other browser tabs', async () => {
  await expect(oneTabAtATime('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneTabAtATime('a', never, async () => 2)).toBe(2);
});
