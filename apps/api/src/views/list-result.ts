import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { rankedSource, type RankedQuery } from '../investments/ranked-list';
import { readScoreSettings } from '../score-config/score-config.queries';
import { listSlots, type IndexState } from '../startup-index/index-query';
import type { StartupIndex } from '../startup-index/startup-index';
import { startups } from '../startups/startups.table';
import type { ListResult } from './news-between';

/** The whole of a list by score, from the index or from the database. @param now milliseconds since 1970 */
export async function readListResult(
  { db, index }: { db: Db; index: StartupIndex },
  query: RankedQuery,
  now: number,
): Promise<ListResult> {
  const held = await index.state();
  return held ? indexedResult(held.state, query, now) : storedResult(db, query, now);
}

/** From the state of the index. */
export function indexedResult(state: IndexState, query: RankedQuery, now: number): ListResult {
  const { ids, laterUntil } = state.rows;
  const slots = listSlots(state, byScore(query), now);
  return {
    ids: Uint32Array.from(slots, (slot) => ids[slot] ?? 0),
    laterUntil: Float64Array.from(slots, (slot) => (laterUntil[slot] ?? NaN) / 1000),
  };
}

/** From the database. */
export async function storedResult(db: Db, query: RankedQuery, now: number): Promise<ListResult> {
  const settings = await readScoreSettings(db); // its first call writes
  return db.transaction(
    async (tx) => {
      const { match, order } = await rankedSource(tx, byScore(query), settings, now);
      const rows = await tx
        .select({
          id: startups.id,
          laterUntil: sql<number | null>`(extract(epoch from ${startups.later_until}) * 1000)::float8`,
        })
        .from(startups)
        .where(match)
        .orderBy(...order);
      return {
        ids: Uint32Array.from(rows, ({ id }) => id),
        laterUntil: Float64Array.from(rows, ({ laterUntil }) => laterUntil ?? NaN),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function byScore(query: RankedQuery): RankedQuery {
  return { ...query, sort: 'score', dir: 'desc' };
}
