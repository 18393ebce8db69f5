import { sql } from 'drizzle-orm';
import type { Tx } from './open-database';

/** Numbers of the advisory locks of the programs. Triggers of the database use 7302644. */
export const ADVISORY_LOCKS = {
  /** One process migrates, the others wait and then find nothing to do. Backups share it. */
  migrations: 7_302_641,
  /** Of two starts, one creates the first administrator. */
  firstAdmin: 7_302_642,
  /** Of two processes, one at a time creates or changes the keys of the installation. */
  keys: 7_302_645,
  /** One process compares startups for duplicates. */
  duplicates: 7_302_646,
  /** Versions of one prompt follow each other. */
  prompts: 7_302_650,
  /** Calls to models are counted against the budget one at a time. */
  modelBudget: 7_302_651,
  /** One extraction run starts at a time. */
  extractionRuns: 7_302_652,
  /** Uploads of one person follow each other. */
  uploads: 7_302_653,
  /** One process refreshes the review queue. */
  reviewQueue: 7_302_654,
  /** One process at a time claims deliveries to webhooks. */
  webhookDeliveries: 7_302_655,
  /** First sign-ins at the provider follow each other. */
  firstSignIns: 7_302_656,
  /** Names of people are compared and written one at a time. */
  names: 7_302_657,
  /** Names of views are compared and written one at a time. */
  views: 7_302_658,
  /** The golden set is counted and changed one at a time. */
  goldenSet: 7_302_661,
} as const;
type AdvisoryLock = (typeof ADVISORY_LOCKS)[keyof typeof ADVISORY_LOCKS];

/**
 * Waits for a lock, which the transaction holds to its end.
 * @param part of what is locked; transactions with different parts do not wait for each other
 */
export async function waitForLock(tx: Tx, lock: AdvisoryLock, part?: string): Promise<void> {
  const key = part === undefined ? sql`${lock}` : sql`${lock}, hashtext(${part})`;
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}

/** Takes a lock for the rest of the transaction if it is free. @returns false if another transaction holds it */
export async function takeFreeLock(tx: Tx, lock: AdvisoryLock): Promise<boolean> {
  const { rows } = await tx.execute<{ is_taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lock}) as is_taken`,
  );
  return rows[0]?.is_taken === true;
}
