import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { rankedSource, type RankedQuery } from '../list/ranked-list';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { listSlots, type IndexState } from '../list/memory-index/index-query';
import { PER_MS } from '../list/memory-index/index-rows';
import type { StartupIndex } from '../list/memory-index/startup-index';
import { startups } from '../../platform/db/schema/startups.table';
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

/** Of lists that the index keeps: a list of 100,000 startups is asked for by every tab, at every call. */
const results = new WeakMap<Int32Array, ListResult>();

/** From the state of the index, which gives the same slots until their ids or the ends of Later change. */
export function indexedResult(state: IndexState, query: RankedQuery, now: number): ListResult {
  const slots = listSlots(state, byScore(query), now);
  const known = results.get(slots);
  if (known) return known;
  const made = resultOf(state, slots);
  results.set(slots, made);
  return made;
}

function resultOf({ rows: { ids, laterUntil } }: IndexState, slots: Int32Array): ListResult {
  const result = { ids: new Uint32Array(slots.length), laterUntil: new Map<number, number>() };
  // Much quicker than from(): these are all startups, for each list.
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] ?? 0;
    const [id, until] = [ids[slot] ?? 0, laterUntil[slot] ?? NaN];
    result.ids[place] = id;
    if (!Number.isNaN(until)) result.laterUntil.set(id, until / PER_MS);
  }
  return result;
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
      const until = rows.flatMap(({ id, laterUntil }) =>
        laterUntil === null ? [] : [[id, laterUntil] as const],
      );
      return { ids: Uint32Array.from(rows, ({ id }) => id), laterUntil: new Map(until) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function byScore(query: RankedQuery): RankedQuery {
  return { ...query, sort: 'score', dir: 'desc' };
}
