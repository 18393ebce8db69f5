import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

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

/**
 * Events from which the erasure of a person took what named them; a trigger writes a row with each such change, and no
 * other change is possible. A sealed event holds the digest of all rows of one redaction, so that the verification
 * accepts exactly these changes.
 */
export const auditRedactions = pgTable(
  'audit_redactions',
  {
    redaction_id: uuid().notNull(),
    event_id: bigint({ mode: 'number' }).notNull(),
    /** Of the event as it was sealed; it stays in the chain. */
    seal: text().notNull(),
    /** What the seal would be of the event as it is now. */
    content_hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.redaction_id, t.event_id] }),
    index('audit_redactions_event').on(t.event_id),
  ],
);
