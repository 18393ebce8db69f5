import type { Static } from '@sinclair/typebox';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { holdsFolded, type Page } from '../../platform/http/pagination/list-page';
import { RAW_COLUMNS, toRawStartupAnswer } from '../../startups/raw/raw-answer';
import { articlesOf, awardsOf, toStartupAnswer } from '../../startups/records/startup-answer';
import { STARTUP_COLUMNS } from '../../startups/records/startup-columns';
import type { IndexedQuery } from './memory-index/indexed-page';
import { streamPage } from '../../platform/http/streaming/stream-page';
import { streamStartups } from '../../startups/records/stream-startups';
import type { listCuratedSchema, listRawSchema } from '../../startups/records/startup.schemas';

type CuratedQuery = Pick<
  Static<typeof listCuratedSchema.querystring>,
  'q' | 'sort' | 'dir' | 'withAwards' | 'withArticles' | 'fields'
>;

export type RawQuery = Pick<Static<typeof listRawSchema.querystring>, 'q' | 'review'>;

/**
 * Raw startups whose company or founder holds `q`, newest first; `total` and `waiting` ignore paging. What a person discarded is in
 * the list of discarded rows alone.
 */
export async function listRaw(db: Db, { q, review }: RawQuery, { limit, offset }: Page) {
  const isFound = holdsFolded(rawStartups.search_key, q);
  const match = rawMatch({ q, review });
  const rows = db
    .select(RAW_COLUMNS)
    .from(rawStartups)
    .where(match)
    .orderBy(desc(rawStartups.id))
    .limit(limit)
    .offset(offset);
  const [found, total, waiting] = await Promise.all([
    rows,
    db.$count(rawStartups, match),
    db.$count(rawStartups, and(isFound, eq(rawStartups.review, 'waiting'))),
  ]);
  return { items: found.map(toRawStartupAnswer), total, waiting };
}

/** The raw rows of a search in a state of review; without one all that nobody discarded. */
export function rawMatch({ q, review }: RawQuery): SQL | undefined {
  const state =
    review === undefined
      ? sql`${rawStartups.review} is distinct from 'discarded'`
      : eq(rawStartups.review, review);
  return and(holdsFolded(rawStartups.search_key, q), state);
}

const SORTED_BY = {
  created_at: startups.created_at,
  updated_at: startups.updated_at,
  score: startups.score,
  company_name: startups.name_key,
};

/**
 * Curated startups whose company or founder holds `q`, the newest first by default; ties by name, then id.
 * Awards and articles come along unless 0 leaves them out; `total` ignores paging.
 * @param now milliseconds since 1970
 */
export async function listCurated(db: Db, query: CuratedQuery, { limit, offset }: Page, now: number) {
  const { q, sort, dir, withAwards = 1, withArticles = 1 } = query;
  const match = holdsFolded(startups.search_key, q);
  const rows = db
    .select(STARTUP_COLUMNS)
    .from(startups)
    .where(match)
    .orderBy(...orderOf({ sort, dir }))
    .limit(limit)
    .offset(offset);
  const [found, total] = await Promise.all([rows, db.$count(startups, match)]);
  const ids = found.map(({ id }) => id);
  const [awards, articles] = await Promise.all([
    withAwards === 1 ? awardsOf(db, ids) : null,
    withArticles === 1 ? articlesOf(db, ids) : null,
  ]);
  const items = found.map((row) =>
    toStartupAnswer(row, {
      now,
      awards: awards ? (awards.get(row.id) ?? []) : undefined,
      articles: articles ? (articles.get(row.id) ?? []) : undefined,
    }),
  );
  return { items, total };
}

/** The same list as the index in memory makes it; null for the order by name, which it does not keep. */
export function indexedQuery({
  sort = 'created_at',
  dir = 'desc',
  q,
  withAwards,
  withArticles,
}: CuratedQuery): IndexedQuery | null {
  if (sort === 'company_name') return null;
  return { mode: 'all', sort, dir, q, withAwards, withArticles, withRank: false };
}

/** The same as a stream of JSON, for all rows at once or for some of their columns. @param warn receives the true total */
export function streamCurated(
  db: Db,
  query: CuratedQuery,
  page: Page,
  now: number,
  warn: (total: number) => void,
) {
  const { q, fields, withAwards = 1, withArticles = 1 } = query;
  const match = holdsFolded(startups.search_key, q);
  return streamPage(db, page, async (tx) => {
    const total = await tx.$count(startups, match);
    warn(total);
    const list = { match, order: orderOf(query), limit: page.limit, offset: page.offset, fields, now };
    return {
      total,
      batches: streamStartups(tx, {
        ...list,
        withAwards: withAwards === 1,
        withArticles: withArticles === 1,
      }),
    };
  });
}

function orderOf({ sort = 'created_at', dir = 'desc' }: Pick<CuratedQuery, 'sort' | 'dir'>): SQL[] {
  const order =
    dir === 'asc' ? sql`${SORTED_BY[sort]} asc nulls last` : sql`${SORTED_BY[sort]} desc nulls last`;
  return [order, asc(startups.name_key), asc(startups.id)];
}
