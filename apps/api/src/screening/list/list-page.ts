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
  /** Each row has its place by score unless this is false. */
  withRank?: boolean;
};

/** Most startups that are offered instead of an empty list. */
const MAX_SIMILAR = 5;

type Asked = { query: PageQuery; page: Page; now: number; visit: SinceVisit | null };

/**
 * A page of a list as JSON, of one moment.
 * @param now milliseconds since 1970
 * @param visit since which rows are marked as new
 * @throws 400 for a value that a filter does not know
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
  // Something changed between the list and its rows: a transaction reads both at one moment.
  const again = await db.transaction(
    async (tx) => makePage(tx, await lists.in(tx), asked, false),
    ONE_SNAPSHOT,
  );
  if (!again) throw new Error('a transaction has one snapshot');
  return again;
}

/** @returns null where startups have changed since the state, if that is to be checked */
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

/** Returns a test of whether the startup with an id is in a list. */
function isListed(state: ListState, query: RankedQuery, now: number): (id: number) => boolean {
  const test = listTest(state, query, now);
  return (id) => {
    const row = state.rows.get(id);
    return row !== undefined && test(row);
  };
}

/**
 * Startups of the same set with a similar name. The state may have changed since the page was counted: a startup that the
 * page's moment does not know is left out by `rowOf`.
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

/** Awards and articles come along unless 0 leaves them out. */
export function listsOf({ withAwards = 1, withArticles = 1 }: PageQuery) {
  return { withAwards: withAwards === 1, withArticles: withArticles === 1 };
}
