const LOCK_NAME = 'vaglio-refresh';

/**
 * Runs a task while no other tab of this browser runs one. Where the browser has no locks (plain
 * http), it runs at once: the server answers two tabs with the same successor then.
 */
export function oneTabAtATime<T>(task: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks ? locks.request(LOCK_NAME, task) : task();
}
