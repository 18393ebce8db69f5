import { count, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { BY_RANK } from './ranked-set';

/** A startup's place by score in its mode, from 1, of so many. */
export type Place = { rank: number; of: number };

/**
 * The places of a few startups, each in its own mode: those before it are counted in an index, without numbering any.
 * A startup that does not exist is not in the map.
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

/** For more startups it takes less time to number all startups once. */
const MAX_COUNTED = 50;

/** The same of any number of startups, without how many there are, for which all are counted. */
export async function ranksByMode(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await (ids.length > MAX_COUNTED ? numberAll(tx, ids) : readRanks(tx, ids));
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

/** The same of one startup, which exists. */
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
