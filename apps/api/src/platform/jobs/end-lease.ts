import { sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/open-database';
import { isStillHeld, secondsFromNow, type Held, type Lease } from './lease';
import type { LeaseTable } from '../db/schema/lease-columns';

/** Delay before the second attempt, in seconds. Each further attempt doubles the delay, up to `maxSeconds`. */
export type Backoff = { firstSeconds: number; maxSeconds: number };

/**
 * Ends a claim and applies `change` to the row: a final state or a new due time.
 * @returns false if another process holds the claim. Nothing was changed, and the caller must discard the result of its
 * work.
 */
export async function endLease<T extends LeaseTable>(
  db: Db | Tx,
  lease: Pick<Lease<T>, 'table'>,
  held: Held,
  change: PgUpdateSetSource<T>,
): Promise<boolean>;
export async function endLease(
  db: Db | Tx,
  lease: Pick<Lease, 'table'>,
  held: Held,
  change: PgUpdateSetSource<LeaseTable>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(lease.table)
    .set({ ...change, lease_owner: null, lease_until: null })
    .where(isStillHeld(lease, held));
  return rowCount === 1;
}

/** Ends a claim without counting it as an attempt, because the work could not start. */
export function releaseUnstarted<T extends LeaseTable>(
  db: Db | Tx,
  lease: Lease<T>,
  held: Held,
): Promise<boolean>;
export function releaseUnstarted(db: Db | Tx, lease: Lease, held: Held): Promise<boolean> {
  return endLease(db, lease, held, { attempts: sql`${lease.table.attempts} - 1` });
}

/**
 * Ends a failed attempt. The row is due again after the backoff, or abandoned if its attempts are exhausted.
 * @param held claim whose `attempts` include the failed attempt
 */
export function retryLater<T extends LeaseTable>(
  db: Db | Tx,
  lease: Lease<T>,
  held: Held & { attempts: number },
  backoff: Backoff,
): Promise<boolean>;
export function retryLater(
  db: Db | Tx,
  lease: Lease,
  held: Held & { attempts: number },
  { firstSeconds, maxSeconds }: Backoff,
): Promise<boolean> {
  const { abandon } = lease;
  if (abandon && held.attempts >= abandon.afterAttempts) return endLease(db, lease, held, abandon.change);
  const delay = Math.min(maxSeconds, firstSeconds * 2 ** (held.attempts - 1));
  return endLease(db, lease, held, { due_at: secondsFromNow(delay) });
}
