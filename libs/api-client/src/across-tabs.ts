const LOCK_NAME = 'vaglio-refresh';
/** A tab in the background may be slowed down while it holds the lock. */
const WAITS_FOR_OTHERS_MS = 5_000;
/** How long it is on record that a task was done; by then every tab has seen its change. */
const ON_RECORD_MS = 10_000;
/** How long a tab looks for a change that is on record. */
const CHANGE_ARRIVES_WITHIN_MS = 3_000;

/**
 * Runs a task while no other tab of this browser runs one; after 5 s of waiting it runs all the same.
 * A browser promises no order between a lock that is passed on and the storage that was written
 * before. So a second lock, which the next tab finds held, says that the task has been done; that tab
 * waits for the change before it begins. Where there are no locks (plain http), the task runs at once:
 * the server answers two tabs with the same successor then.
 * @param subject what the task replaces: a tab waits for the change of the same subject only
 * @param isChanged whether the change of another tab has arrived here; the task checks it too
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

/** Resolves as soon as the lock is held; it is given back by itself, or when the tab is closed. */
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
