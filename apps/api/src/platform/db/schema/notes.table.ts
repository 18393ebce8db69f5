import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt, id, timestamp } from './columns';

/**
 * Notes on startups. Notes are never deleted. The author may edit a note for 15 minutes and can strike it through
 * afterwards.
 */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    /** Not a foreign key, because notes remain when the startup is deleted. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    /** Not a foreign key, because the audit trail keeps the name of a deleted account. */
    author_id: uuid().notNull(),
    text: text().notNull(),
    written_at: createdAt(),
    edited_at: timestamp(),
    struck_at: timestamp(),
    struck_by: uuid(),
    /** Version of the note for If-Match, incremented with every change. */
    version: integer().notNull().default(1),
  },
  (t) => [index('notes_startup').on(t.startup_id, t.id)],
);

/** People that a note mentions. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    note_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the person in the text of the note, after the @. */
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.note_id, t.user_id] }), index('note_mentions_user').on(t.user_id)],
);
