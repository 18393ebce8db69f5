import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import { createdAt, timestamp } from './columns';

/** The one row of how many days what is kept; null keeps it for ever. */
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
    /** When one of the servers last removed what was too old. */
    swept_at: timestamp(),
    /** While a removal is under way: until when it has its process, by the clock of the database. */
    removing_until: timestamp(),
    /** How many of what it removed then. */
    swept_rows: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Counts every change of the days; carried by If-Match. */
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
