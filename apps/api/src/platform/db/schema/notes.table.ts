import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';

/** What people write about a startup. A note is never removed: its author edits it for a while, then it is struck through. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    /** No foreign key: notes stay known while the startup is deleted. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    /** No foreign key: the name of a deleted account is kept by the audit trail. */
    author_id: uuid().notNull(),
    text: text().notNull(),
    written_at: createdAt(),
    edited_at: timestamp(),
    struck_at: timestamp(),
    struck_by: uuid(),
    /** Counts every change; carried by If-Match. */
    version: integer().notNull().default(1),
  },
  (t) => [index('notes_startup').on(t.startup_id, t.id)],
);

/** The people that a note mentions. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    note_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it is in the text, after the sign @. */
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.note_id, t.user_id] }), index('note_mentions_user').on(t.user_id)],
);
