import { bigint, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.table';
import { createdAt } from './columns';

/** People who are notified about notes and decisions on a startup. After a merge, they follow the surviving startup. */
export const startupFollowers = pgTable(
  'startup_followers',
  {
    /** Not a foreign key, because followers remain when a startup is deleted and restored. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followed_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.startup_id, t.user_id] }), index('startup_followers_user').on(t.user_id)],
);
