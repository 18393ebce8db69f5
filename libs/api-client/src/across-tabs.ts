const LOCK_NAME = 'vaglio-refresh';
/** Timeout for acquiring the lock. The browser may throttle a background tab that holds it. */
const WAITS_FOR_OTHERS_MS = 5_000;
/** Time for which a finished task is marked as done. All tabs receive its change within this time. */
const ON_RECORD_MS = 10_000;
/** Maximum time that a tab waits for a change that is marked as done. */
const CHANGE_ARRIVES_WITHIN_MS = 3_000;

/**
 * Runs a task while no other tab of this browser runs one. If the lock is not free within 5 s, the task runs anyway.
 * Browsers do not guarantee that a storage write is visible before the next tab gets the lock. A second lock therefore
 * marks the task as done. If the next tab finds the second lock taken, it waits for the change. Without locks (plain
 * http), the task runs immediately. This is safe because the server returns the same new token to both tabs.
 * @param subject value that the task replaces; a tab waits only for changes of this value
 * @param isChanged returns true once another tab's change has arrived; the task also calls it
 */
export async function oneTabAtATime<T>(
  subject: string,
  isChanged: () => boolean,
  task: () => Promise<T>,
): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return task();
  const record = `${LOCK_NAME} ${subject}`;
  let hasBegun = false;
  const begin = async (): Promise<T> => {
    hasBegun = true;
    if (await isHeld(locks, record)) await until(isChanged);
    const result = await task();
    await holdOnRecord(locks, record);
    return result;
  };
  try {
    return await locks.request(LOCK_NAME, { signal: AbortSignal.timeout(WAITS_FOR_OTHERS_MS) }, begin);
  } catch (failure) {
    if (hasBegun) throw failure;
    return task();
  }
}

async function isHeld(locks: LockManager, name: string): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === name);
}

/** Resolves as soon as the lock is acquired. The lock is released after some seconds or when the tab closes. */
function holdOnRecord(locks: LockManager, name: string): Promise<void> {
  return new Promise((resolve) => {
    const keep = () => {
      resolve();
      return pause(ON_RECORD_MS);
    };
    locks.request(name, { mode: 'shared' }, keep).catch(() => resolve());
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  const endMs = Date.now() + CHANGE_ARRIVES_WITHIN_MS;
  while (!isTrue() && Date.now() < endMs) await pause(20);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
