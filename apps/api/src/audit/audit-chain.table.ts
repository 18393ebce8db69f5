import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/**
 * The chain over audit_events: one seal per event, in the order in which their transactions ended, each made of the
 * event and of the seal before it. The database writes them itself at the end of a transaction; they only grow.
 */
export const auditSeals = pgTable('audit_seals', {
  /** From 1, without gaps. */
  position: bigint({ mode: 'number' }).primaryKey(),
  event_id: bigint({ mode: 'number' }).notNull().unique(),
  /** '' at position 1. */
  previous_hash: text().notNull(),
  /** SHA-256 in hex. */
  hash: text().notNull(),
});

/** The head of the chain: its one row is locked to add a seal, and shows when events were removed from the end. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: smallint().primaryKey().default(1),
    position: bigint({ mode: 'number' }).notNull().default(0),
    hash: text().notNull().default(''),
  },
  (t) => [check('audit_head_one_row', sql`${t.id} = 1`)],
);
