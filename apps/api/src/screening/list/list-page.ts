import type { Db, Tx } from '../../platform/db/open-database';
import { toTimestamp } from '../../platform/time/timestamps';
import { pageMeta, type Page } from '../../platform/http/pagination/list-page';
import { readRowTexts, rowJson, type RowText } from '../../startups/records/startup-answer';
import { newsOf, type SinceVisit } from '../views/since-visit';
import { listTest, rankedRows, withRanks, type RankedRow } from './ranked-list';
import type { RankedQuery } from './ranked-query';
import { hasChangedSince } from './snapshot/change-feed';
import { ONE_SNAPSHOT, type ListSnapshot, type ListState } from './snapshot/list-snapshot';
import { similarNames } from './snapshot/similar-names';

export type PageQuery = RankedQuery & {
  withAwards?: number | undefined;
  withArticles?: number | undefined;
  since?: 'visit' | undefined;
  /** Set to false to omit the ranks. */
  withRank?: boolean;
};

/** Maximum number of similar startups that are suggested for an empty list. */
const MAX_SIMILAR = 5;

type Asked = { query: PageQuery; page: Page; now: number; visit: SinceVisit | null };

/**
 * Returns a page of a list as JSON, from one database snapshot.
 * @param now milliseconds since 1970
 * @param visit last visit; rows are marked as new since then
 * @throws Refusal 400 for an unknown filter value
 */
export async function readListPage(
  { db, lists }: { db: Db; lists: ListSnapshot },
  query: PageQuery,
  page: Page,
  now: number,
  visit: SinceVisit | null = null,
): Promise<{ json: string; total: number }> {
  const asked = { query, page, now, visit };
  const state = await lists.current();
  const read = await makePage(db, state, asked, true);
  if (read) return read;
  // Startups changed after the list was read, so a transaction reads list and rows from one snapshot.
  const again = await db.transaction(
    async (tx) => makePage(tx, await lists.in(tx), asked, false),
    ONE_SNAPSHOT,
  );
  if (!again) throw new Error('a transaction has one snapshot');
  return again;
}

/** Builds a page of the list. @returns null if `isChecked` and startups have changed since the list state */
async function makePage(db: Db | Tx, state: ListState, asked: Asked, isChecked: boolean) {
  const { query, page, now, visit } = asked;
  const news = newsOf(state, visit, now);
  const listed = query.since === 'visit' ? { ...query, among: [...news] } : query;
  const { total, later_hidden, rows: shown } = rankedRows(state, listed, now, page);
  const fresh = [...news].filter(isListed(state, query, now)).length;
  const similar = total === 0 && query.since === undefined ? await similarTo(db, state, asked) : [];
  const texts = await readRowTexts(
    db,
    [...shown, ...similar].map(({ row }) => row.id),
    { ...listsOf(query), hasChanged: isChecked ? hasChangedSince(state.moment) : undefined },
  );
  if (!texts) return null;
  const json = (rows: typeof shown) => `[${rows.flatMap((row) => rowOf(texts, row, news, asked)).join(',')}]`;
  const facts = JSON.stringify({
    later_hidden,
    news: visit ? { since: toTimestamp(visit.at), new: fresh } : undefined,
    total,
    ...pageMeta(page, total),
  });
  const offered = similar.length > 0 ? `"similar":${json(similar)},` : '';
  return { json: `{"items":${json(shown)},${offered}${facts.slice(1)}`, total };
}

/** Returns a predicate that decides whether the startup with an id is in a list. */
function isListed(state: ListState, query: RankedQuery, now: number): (id: number) => boolean {
  const test = listTest(state, query, now);
  return (id) => {
    const row = state.rows.get(id);
    return row !== undefined && test(row);
  };
}

/**
 * Returns startups with a similar name that match the other filters of the list. The list state may have changed since
 * the page was counted. `rowOf` therefore omits startups that are missing in the snapshot of the page.
 */
async function similarTo(db: Db | Tx, state: ListState, { query, now }: Asked): Promise<RankedRow[]> {
  if (!query.q || query.withRank === false) return [];
  const ids = await similarNames(db, query.q);
  const isInSet = listTest(state, { ...query, q: undefined }, now);
  const rows = ids.flatMap((id) => state.rows.get(id) ?? []).filter(isInSet);
  return withRanks(state, query, rows.slice(0, MAX_SIMILAR));
}

function rowOf(
  texts: ReadonlyMap<number, RowText>,
  { row: { id }, rank }: RankedRow,
  news: ReadonlySet<number>,
  { query, now }: Asked,
): string[] {
  const text = texts.get(id);
  if (!text) return [];
  const place = query.withRank === false ? null : rank;
  return [rowJson(text, { ...listsOf(query), rank: place, now, isEntered: news.has(id) })];
}

/** Returns whether rows include awards and articles. They do unless the query sets the parameter to 0. */
export function listsOf({ withAwards = 1, withArticles = 1 }: PageQuery) {
  return { withAwards: withAwards === 1, withArticles: withArticles === 1 };
}
