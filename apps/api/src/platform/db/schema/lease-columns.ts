import type { BuildColumns } from 'drizzle-orm';
import { integer, text, type AnyPgColumn, type PgTableWithColumns } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';

/**
 * Columns of a table whose rows are pieces of work, each done by one process at a time. All times are the database's;
 * only the functions of this folder write them while a row is held.
 */
export const leaseColumns = () => ({
  /** Not claimed before. */
  due_at: createdAt(),
  /** The process that holds the row, and until when without a heartbeat; both null while none does. */
  lease_owner: text(),
  lease_until: timestamp(),
  /** Counts the claims. A result counts only under the epoch it was made in: a fencing token. */
  epoch: integer().notNull().default(0),
  /** Claims since the work last succeeded or was reset. */
  attempts: integer().notNull().default(0),
});

/** Any table with a numeric `id` and the columns of a lease. */
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
