import { bigint, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt } from './columns';

/** Who is notified of notes and decisions on a startup. Who follows one that was merged follows what it is part of. */
export const startupFollowers = pgTable(
  'startup_followers',
  {
    /** No foreign key: it is followed again when it is restored. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followed_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.startup_id, t.user_id] }), index('startup_followers_user').on(t.user_id)],
);
