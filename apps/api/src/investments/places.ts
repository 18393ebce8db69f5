import { count, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { startups } from '../startups/startups.table';

/** A startup's place by score in its mode, from 1, of so many. */
export type Place = { rank: number; of: number };

/**
 * The places of a few startups, each in its own mode: those before it are counted in an index, without numbering any.
 * A startup that does not exist is not in the map.
 */
export async function placesByMode(tx: Tx, ids: readonly number[]): Promise<Map<number, Place>> {
  if (ids.length === 0) return new Map();
  const others = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*) from ${startups} o where o.rejected = ${startups}.rejected and ${condition})`;
  const rank = sql<number>`1 + ${others(sql`o.score > ${startups}.score`)} + ${others(
    sql`o.score = ${startups}.score and (o.name_key, o.id) < (${startups}.name_key, ${startups}.id)`,
  )}`;
  const rows = await tx
    .select({ id: startups.id, rejected: startups.rejected, rank: rank.mapWith(Number) })
    .from(startups)
    .where(inArray(startups.id, [...ids]));
  const modes = await tx
    .select({ rejected: startups.rejected, of: count() })
    .from(startups)
    .groupBy(startups.rejected);
  const sizes = new Map(modes.map(({ rejected, of }) => [rejected, of]));
  return new Map(
    rows.map(({ id, rejected, rank: place }) => [id, { rank: place, of: sizes.get(rejected) ?? 0 }]),
  );
}
