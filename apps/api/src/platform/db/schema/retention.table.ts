import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';

/** Retention periods in days; null for unlimited. The table has one row. */
export const retention = pgTable(
  'retention',
  {
    id: smallint().primaryKey().default(1),
    sessions: integer().default(30),
    notifications: integer().default(90),
    deliveries: integer().default(30),
    runs: integer(),
    usage: integer(),
    article_texts: integer(),
    /** Time at which any server last removed expired rows. */
    swept_at: timestamp(),
    /** Time at which the lease of the running removal expires, by the database clock; null if no removal is running. */
    removing_until: timestamp(),
    /** Numbers of rows that the last removal deleted, by kind. */
    swept_rows: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Version of the row for If-Match, incremented with every change of the periods. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
  },
  (t) => [
    check('retention_one_row', sql`${t.id} = 1`),
    check(
      'retention_days',
      sql`least(${t.sessions}, ${t.notifications}, ${t.deliveries}, ${t.runs}, ${t.usage}, ${t.article_texts}) >= 7
        and greatest(${t.sessions}, ${t.notifications}, ${t.deliveries}, ${t.runs}, ${t.usage}, ${t.article_texts}) <= 3650`,
    ),
  ],
);
