import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Hash chain over audit_events. Each event has one seal, in commit order, computed from the event and the previous
 * seal. A trigger writes the seals at the end of each transaction. The table is append-only.
 */
export const auditSeals = pgTable('audit_seals', {
  /** Position in the chain, from 1 without gaps. */
  position: bigint({ mode: 'number' }).primaryKey(),
  event_id: bigint({ mode: 'number' }).notNull().unique(),
  /** Hash of the previous seal; '' at position 1. */
  previous_hash: text().notNull(),
  /** SHA-256 hash of this seal, in hex. */
  hash: text().notNull(),
});

/**
 * Last position of the chain, in a single row. The row is locked while a seal is added. If events are removed from the
 * end, the position no longer matches.
 */
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
 * Events from which an erasure removed personal data. A trigger writes a row for each such change and refuses all other
 * changes. A sealed event contains the digest of all rows of a redaction, so the verification accepts exactly these
 * changes.
 */
export const auditRedactions = pgTable(
  'audit_redactions',
  {
    redaction_id: uuid().notNull(),
    event_id: bigint({ mode: 'number' }).notNull(),
    /** Original seal of the event. It remains in the chain. */
    seal: text().notNull(),
    /** Seal that results from the current content of the event. */
    content_hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.redaction_id, t.event_id] }),
    index('audit_redactions_event').on(t.event_id),
  ],
);
