import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { LeaseTable } from '../db/schema/lease-columns';

/** Work queue: its table, the condition and order of its open rows, and the lease duration. */
export type Lease<T extends LeaseTable = LeaseTable> = {
  table: T;
  /** Condition for unfinished rows. */
  isOpen: SQL;
  /** Condition for rows that are due. By default, `due_at` must be in the past. */
  isDue?: SQL;
  orderBy: readonly AnyPgColumn[];
  /** Seconds without a heartbeat after which a claim expires. */
  seconds: number;
  /**
   * Maximum number of attempts, and the change applied to a row that exceeds it. If undefined, attempts are unlimited.
   */
  abandon?: { afterAttempts: number; change: PgUpdateSetSource<T> };
};

/** Row that a process has claimed. */
export type Held = { id: number; epoch: number };

/**
 * Current time of the database. It is used because the clocks of processes may differ. The time is constant within a
 * statement, so indexes can be used.
 */
export const NOW = sql`statement_timestamp()`;

/** Returns an SQL expression for the time `seconds` from now. */
export const secondsFromNow = (seconds: number | SQL): SQL =>
  sql`${NOW} + make_interval(secs => ${seconds}::float8)`;

/** Returns a condition for rows that a process may claim now. */
export function isClaimable({ table, isOpen, isDue }: Lease): SQL | undefined {
  const isFree = or(isNull(table.lease_until), lte(table.lease_until, NOW));
  return and(isOpen, isDue ?? lte(table.due_at, NOW), isFree);
}

/** Returns a condition for open rows with a valid lease. */
export function isLeased({ table, isOpen }: Pick<Lease, 'table' | 'isOpen'>): SQL | undefined {
  return and(isOpen, gt(table.lease_until, NOW));
}

/**
 * Returns the fencing condition. It matches the row unless the claim has ended or another process has claimed the row.
 * An expired lease remains valid until another process takes over, because discarding its result would only repeat the
 * work.
 */
export function isStillHeld({ table }: Pick<Lease, 'table'>, { id, epoch }: Held): SQL | undefined {
  return and(eq(table.id, id), eq(table.epoch, epoch), isNotNull(table.lease_owner));
}
