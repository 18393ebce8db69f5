import { bigint, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import type { rawStartups } from './raw-startups.table';

type RawRow = typeof rawStartups.$inferSelect;
type NeverMissing = 'id' | 'company_name' | 'origin' | 'received' | 'awards' | 'articles' | 'updated_at';

export type RevisionContent = Partial<RawRow> &
  Pick<RawRow, NeverMissing> & {
    /** Further names of the startup, in addition to those in its rows. */
    also?: string[];
  };

/**
 * Earlier content of raw rows that were changed or deleted after curation used them. The startup keeps the values that
 * it took from the earlier content.
 */
export const rawStartupRevisions = pgTable(
  'former_rows',
  {
    id: id(),
    /** Id of the row in `raw_startups`. The row may have been deleted. */
    raw_id: bigint({ mode: 'number' }).notNull(),
    /** Not a foreign key, because a restored startup keeps its former rows. */
    startup_id: bigint({ mode: 'number' }).notNull(),
    /** Row as JSON. Columns that were added later are missing. */
    content: jsonb().$type<RevisionContent>().notNull(),
    kept_at: createdAt(),
  },
  (t) => [index('former_rows_startup').on(t.startup_id), index('former_rows_raw').on(t.raw_id)],
);
