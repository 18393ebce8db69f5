import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import type { rawStartups } from './raw-startups.table';

type RawRow = typeof rawStartups.$inferSelect;
type NeverMissing = 'id' | 'company_name' | 'origin' | 'received' | 'awards' | 'articles' | 'updated_at';

export type RevisionContent = Partial<RawRow> &
  Pick<RawRow, NeverMissing> & {
    /** Names by which the startup is known beside those that its rows give. */
    also?: string[];
  };

/**
 * Raw rows as they were when curation took their values, where the row itself no longer says them: it was imported
 * again with other values, or deleted. What was taken from them stays in the startup.
 */
export const rawStartupRevisions = pgTable(
  'former_rows',
  {
    id: id(),
    /** The row in `raw_startups`, which may be gone. */
    raw_id: bigint({ mode: 'number' }).notNull(),
    /** No foreign key: a startup that is deleted and restored has its former rows still. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    /** The row as JSON; columns that came later are missing. */
    content: jsonb().$type<RevisionContent>().notNull(),
    kept_at: createdAt(),
  },
  (t) => [index('former_rows_startup').on(t.startup_id), index('former_rows_raw').on(t.raw_id)],
);
