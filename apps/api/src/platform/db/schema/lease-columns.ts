import type { BuildColumns } from 'drizzle-orm';
import { integer, text, type AnyPgColumn, type PgTableWithColumns } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';

/**
 * Columns of a work queue. Each row is processed by one process at a time. All times refer to the database clock. While
 * a row is claimed, only the functions in `platform/jobs` write these columns.
 */
export const leaseColumns = () => ({
  /** Earliest time at which the row may be claimed. */
  due_at: createdAt(),
  /**
   * Process that holds the lease, and time at which the lease expires without a heartbeat. Both are null if the row is
   * not claimed.
   */
  lease_owner: text(),
  lease_until: timestamp(),
  /** Number of claims, used as a fencing token. The result of a claim counts only if its epoch is current. */
  epoch: integer().notNull().default(0),
  /** Number of claims since the last success or reset. */
  attempts: integer().notNull().default(0),
});

/** Table with a numeric `id` and lease columns. */
export type LeaseTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  dialect: 'pg';
  columns: { id: AnyPgColumn<{ data: number; notNull: true }> } & BuildColumns<
    string,
    ReturnType<typeof leaseColumns>,
    'pg'
  >;
}>;
