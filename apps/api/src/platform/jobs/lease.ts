import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { LeaseTable } from '../db/schema/lease-columns';

/** A kind of work: which rows of a table are to be done, in which order, and how long a process may be silent. */
export type Lease<T extends LeaseTable = LeaseTable> = {
  table: T;
  /** The rows that are still to be done. */
  isOpen: SQL;
  /** Whether their time has come; without this, by `due_at`. */
  isDue?: SQL;
  orderBy: readonly AnyPgColumn[];
  /** A holder without a heartbeat for so long counts as dead. */
  seconds: number;
  /** A row whose attempts are used up gets `change` instead of another attempt; without this it is tried forever. */
  abandon?: { afterAttempts: number; change: PgUpdateSetSource<T> };
};

/** What a holder needs to remember of its claim. */
export type Held = { id: number; epoch: number };

/** By the database's clock: processes may disagree about the time. Stable within a statement, so that indexes serve. */
export const NOW = sql`statement_timestamp()`;

/** A timestamp `seconds` from now, for the database to compute. */
export const secondsFromNow = (seconds: number | SQL): SQL =>
  sql`${NOW} + make_interval(secs => ${seconds}::float8)`;

/** Rows that a process may claim now. */
export function isClaimable({ table, isOpen, isDue }: Lease): SQL | undefined {
  const isFree = or(isNull(table.lease_until), lte(table.lease_until, NOW));
  return and(isOpen, isDue ?? lte(table.due_at, NOW), isFree);
}

/** Open rows that a live process works on. */
export function isLeased({ table, isOpen }: Pick<Lease, 'table' | 'isOpen'>): SQL | undefined {
  return and(isOpen, gt(table.lease_until, NOW));
}

/**
 * The fence: the row, unless another process claimed it since or the claim has ended. An expired lease that nobody took
 * over still passes, because discarding its result would only repeat the work.
 */
export function isStillHeld({ table }: Pick<Lease, 'table'>, { id, epoch }: Held): SQL | undefined {
  return and(eq(table.id, id), eq(table.epoch, epoch), isNotNull(table.lease_owner));
}
