import { count, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { BY_RANK } from './ranked-set';

/** Rank of a startup by score in its mode, from 1, and the total number of startups in the mode. */
export type Place = { rank: number; of: number };

/**
 * Returns the ranks of a few startups, each in its own mode, by counting the preceding startups in an index. Missing
 * startups are omitted.
 */
export async function placesByMode(tx: Tx, ids: readonly number[]): Promise<Map<number, Place>> {
  const rows = await readRanks(tx, ids);
  if (rows.length === 0) return new Map();
  const modes = await tx
    .select({ rejected: startups.rejected, of: count() })
    .from(startups)
    .groupBy(startups.rejected);
  const sizes = new Map(modes.map(({ rejected, of }) => [rejected, of]));
  return new Map(rows.map(({ id, rejected, rank }) => [id, { rank, of: sizes.get(rejected) ?? 0 }]));
}

/** Number of startups above which ranking all startups at once is faster. */
const MAX_COUNTED = 50;

/** Returns the ranks of any number of startups, each in its own mode, without the size of the modes. */
export async function ranksByMode(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await (ids.length > MAX_COUNTED ? numberAll(tx, ids) : readRanks(tx, ids));
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

/** Returns the rank of an existing startup in its mode. */
export async function rankInMode(tx: Tx, id: number): Promise<number> {
  return (await ranksByMode(tx, [id])).get(id) ?? 1;
}

async function readRanks(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const others = (condition: SQL) =>
    sql`(select count(*) from ${startups} o where o.rejected = ${startups}.rejected and ${condition})`;
  const rank = sql<number>`1 + ${others(sql`o.score > ${startups}.score`)} + ${others(
    sql`o.score = ${startups}.score and (o.name_key, o.id) < (${startups}.name_key, ${startups}.id)`,
  )}`;
  return tx
    .select({ id: startups.id, rejected: startups.rejected, rank: rank.mapWith(Number) })
    .from(startups)
    .where(inArray(startups.id, [...ids]));
}

async function numberAll(tx: Tx, ids: readonly number[]) {
  const place = sql<number>`row_number() over (partition by ${startups.rejected} order by ${BY_RANK})`;
  const numbered = tx
    .select({ id: startups.id, rank: place.mapWith(Number).as('rank') })
    .from(startups)
    .as('numbered');
  return tx
    .select()
    .from(numbered)
    .where(sql`${numbered.id} = any(${sql.param(ids)}::bigint[])`);
}
