import { sql } from 'drizzle-orm';
import type { Tx } from './open-database';

/** Numbers of the advisory locks that the server uses. Database triggers use 7302644. */
export const ADVISORY_LOCKS = {
  /**
   * Only one process migrates. Other processes wait for the lock and then find no pending migrations. Backups use the
   * same lock.
   */
  migrations: 7_302_641,
  /** If several servers start at once, only one of them creates the first administrator. */
  firstAdmin: 7_302_642,
  /** Only one process at a time creates or changes the installation keys. */
  keys: 7_302_645,
  /** Only one process at a time searches for duplicate startups. */
  duplicates: 7_302_646,
  /** Serializes the creation of prompt versions. */
  prompts: 7_302_650,
  /** Serializes checks of model requests against the budget. */
  modelBudget: 7_302_651,
  /** Serializes the start of extraction runs. */
  extractionRuns: 7_302_652,
  /** Serializes the uploads of a person. */
  uploads: 7_302_653,
  /** Only one process at a time refreshes the review queue. */
  reviewQueue: 7_302_654,
  /** Only one process at a time claims webhook deliveries. */
  webhookDeliveries: 7_302_655,
  /** Serializes first sign-ins through the provider. */
  firstSignIns: 7_302_656,
  /** Serializes the check and storage of unique names of people. */
  names: 7_302_657,
  /** Serializes the check and storage of unique view names. */
  views: 7_302_658,
  /** Serializes the size check and changes of the golden set. */
  goldenSet: 7_302_661,
} as const;
type AdvisoryLock = (typeof ADVISORY_LOCKS)[keyof typeof ADVISORY_LOCKS];

/**
 * Waits for a lock. The transaction holds the lock until it ends.
 * @param part subject of the lock; transactions with different subjects do not wait for each other
 */
export async function waitForLock(tx: Tx, lock: AdvisoryLock, part?: string): Promise<void> {
  const key = part === undefined ? sql`${lock}` : sql`${lock}, hashtext(${part})`;
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}

/**
 * Takes a lock for the rest of the transaction if the lock is free. @returns false if another transaction holds the
 * lock
 */
export async function takeFreeLock(tx: Tx, lock: AdvisoryLock): Promise<boolean> {
  const { rows } = await tx.execute<{ is_taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lock}) as is_taken`,
  );
  return rows[0]?.is_taken === true;
}
