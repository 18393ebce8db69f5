import { oneTabAtATime } from './across-tabs';

const never = () => false;

/** Locks as a browser hands them out, for one name: one holder at a time, the others in order. */
function fakeLocks() {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const free = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  return {
    async request(
      _name: string,
      { ifAvailable, signal }: LockOptions,
      granted: LockGrantedCallback<unknown>,
    ) {
      if (isHeld && ifAvailable) return granted(null);
      if (isHeld)
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve);
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
      isHeld = true;
      return Promise.resolve(granted({ name: 'vaglio-refresh', mode: 'exclusive' })).finally(free);
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

test('the first tab has its result at once, though it holds the lock a moment longer', async () => {
  const startMs = Date.now();
  expect(await oneTabAtATime(never, async () => 'mine')).toBe('mine');
  expect(Date.now()).toBe(startMs);
});

test('a second tab waits, and its task sees a change that arrives after the lock', async () => {
  let stored = 'old';
  const isChanged = () => stored !== 'old';
  await oneTabAtATime(isChanged, async () => setTimeout(() => (stored = 'new'), 700));
  const second = oneTabAtATime(isChanged, async () => stored);
  await jest.advanceTimersByTimeAsync(800);
  expect(await second).toBe('new');
});

test('when the tab before changed nothing, the next one does its task a second later', async () => {
  await oneTabAtATime(never, async () => null);
  const task = jest.fn(async () => 'done');
  void oneTabAtATime(never, task);
  await jest.advanceTimersByTimeAsync(1_150);
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a tab that keeps the lock holds the others for 5 s at most', async () => {
  void oneTabAtATime(never, () => new Promise(() => undefined));
  const second = oneTabAtATime(never, async () => 'without the lock');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await second).toBe('without the lock');
});

test('a browser without locks runs the task at once', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect(await oneTabAtATime(never, async () => 1)).toBe(1);
});

test('a task that fails passes the lock on', async () => {
  await expect(oneTabAtATime(never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(200);
  expect(await oneTabAtATime(never, async () => 2)).toBe(2);
});
