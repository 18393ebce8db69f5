import type { Static } from '@sinclair/typebox';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { holdsFolded, type Page } from '../../platform/http/pagination/list-page';
import { RAW_COLUMNS, toRawStartupAnswer } from '../../startups/raw/raw-answer';
import type { listRawSchema } from '../../startups/records/startup.schemas';

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
