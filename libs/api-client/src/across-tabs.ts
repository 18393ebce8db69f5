const LOCK_NAME = 'vaglio-refresh';
/** A tab in the background may be slowed down while it holds the lock. */
const WAITS_FOR_OTHERS_MS = 5_000;
/** After the task the lock is held so long, so that a tab that comes now waits for what was stored. */
const HELD_AFTERWARDS_MS = 200;
/** How long a tab that has waited for the lock looks for the other tab's change. */
const CHANGE_ARRIVES_WITHIN_MS = 1_000;

/**
 * Runs a task while no other tab of this browser runs one; after 5 s of waiting it runs all the same.
 * A browser promises no order between a lock that is passed on and the storage that was written
 * before: hence both pauses. Where there are no locks (plain http), the task runs at once: the server
 * answers two tabs with the same successor then.
 * @param isChanged whether another tab has done already what the task is for; the task checks it too
 */
export function oneTabAtATime<T>(isChanged: () => boolean, task: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return task();
  return new Promise((resolve) => {
    const run = async (work: () => Promise<T>): Promise<true> => {
      const result = work();
      resolve(result);
      await result.catch(() => null);
      await pause(HELD_AFTERWARDS_MS);
      return true;
    };
    const waitAndRun = () =>
      locks.request(LOCK_NAME, { signal: AbortSignal.timeout(WAITS_FOR_OTHERS_MS) }, () =>
        run(() => until(isChanged).then(task)),
      );
    locks
      .request(LOCK_NAME, { ifAvailable: true }, (lock) => (lock ? run(task) : false))
      .then((hasRun) => hasRun || waitAndRun())
      .catch(() => resolve(task())); // no lock, or not in time
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  const endMs = Date.now() + CHANGE_ARRIVES_WITHIN_MS;
  while (!isTrue() && Date.now() < endMs) await pause(20);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
