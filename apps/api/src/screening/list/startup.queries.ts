import type { Static } from '@sinclair/typebox';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { holdsFolded, type Page } from '../../platform/http/pagination/list-page';
import { RAW_COLUMNS, toRawStartupAnswer } from '../../startups/raw/raw-answer';
import { lineOfRow, writtenLines } from '../../startups/raw/written-lines';
import type { listRawSchema } from '../../startups/records/startup.schemas';

type Query = Static<typeof listRawSchema.querystring>;
export type RawQuery = Pick<Query, 'q' | 'review'>;

/**
 * Returns raw startups whose company or founder matches `q`, newest first by default. `total` and `waiting` ignore
 * paging. Discarded rows are only returned if the query requests them.
 */
export async function listRaw(
  db: Db,
  { q, review, sort, dir }: RawQuery & Pick<Query, 'sort' | 'dir'>,
  { limit, offset }: Page,
) {
  const isFound = holdsFolded(rawStartups.search_key, q);
  const match = rawMatch({ q, review });
  const rows = db
    .select(RAW_COLUMNS)
    .from(rawStartups)
    .where(match)
    .orderBy(...orderOf(sort, dir))
    .limit(limit)
    .offset(offset);
  const [found, total, waiting] = await Promise.all([
    rows,
    db.$count(rawStartups, match),
    db.$count(rawStartups, and(isFound, eq(rawStartups.review, 'waiting'))),
  ]);
  const imported = found.filter(({ origin }) => origin === 'import').map(({ id }) => id);
  const lines = await writtenLines(db, imported);
  const items = found.map((row) => {
    const { file = null, line = null } = lineOfRow(lines, row) ?? {};
    return { ...toRawStartupAnswer(row), file, line };
  });
  return { items, total, waiting };
}

/**
 * Returns the order of raw startups. Names are compared by folded text, empty values are last, and ties are ordered
 * newest first.
 */
function orderOf(sort: Query['sort'] = 'created_at', dir: Query['dir'] = 'desc'): SQL[] {
  const newest = desc(rawStartups.id);
  // Ids are assigned in the order of creation, so they replace the time.
  if (sort === 'created_at') return [dir === 'asc' ? asc(rawStartups.id) : newest];
  // The search key starts with the folded company name.
  const column =
    sort === 'company_name' ? sql`${rawStartups.search_key} collate "C"` : sql`${rawStartups[sort]}`;
  return [sql`${column} ${sql.raw(dir)} nulls last`, newest];
}

/**
 * Returns the condition for raw rows that match a search and a review state. Without a state, it excludes discarded
 * rows.
 */
export function rawMatch({ q, review }: RawQuery): SQL | undefined {
  const state =
    review === undefined
      ? sql`${rawStartups.review} is distinct from 'discarded'`
      : eq(rawStartups.review, review);
  return and(holdsFolded(rawStartups.search_key, q), state);
}
