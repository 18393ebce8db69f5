import { setTimeout as pause } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { sqlStateOf } from './sql-state';

/** Not serializable, deadlock, lock not available: nothing was done, and the work that was in the way goes on meanwhile. */
const LOCK_CONFLICTS: readonly (string | undefined)[] = ['40001', '40P01', '55P03'];

/** The transaction that survived goes on meanwhile: begun again at once, the work could take a lock first and meet it again. */
const PAUSE_MS = 30;

/**
 * Runs every statement and every writing transaction once more when it lost a conflict of locks; the second failure is
 * the caller's. So the work of a transaction may run twice: it changes nothing but the database.
 * Transactions that only read are not repeated: they take no locks, and a stream may have been sent in part.
 */
export function retryLockConflicts(pool: Pool, db: NodePgDatabase): void {
  const query = pool.query;
  Object.assign(pool, {
    query: (...args: readonly unknown[]) => onceMore(async () => Reflect.apply(query, pool, args)),
  });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    config?.accessMode === 'read only'
      ? transaction(work, config)
      : onceMore(() => transaction(work, config));
}

async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!LOCK_CONFLICTS.includes(sqlStateOf(error))) throw error;
    await pause(PAUSE_MS);
    return work();
  }
}
