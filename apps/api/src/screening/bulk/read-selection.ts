import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { rankedSource, type RankedQuery } from '../list/ranked-list';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { startups } from '../../platform/db/schema/startups.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import type { SelectionBody } from './bulk.schemas';
import { MOST_SELECTED, tooMany, toListToken, type SeenStartup } from './list-token';

/** All startups of a list, in its order. @param now milliseconds since 1970 @throws 400 for too many */
export async function readSelection(db: Db, query: RankedQuery, now: number): Promise<SelectionBody> {
  await readScoreSettings(db); // its first call writes
  const seen = await db.transaction((tx) => readSeen(tx, query, now), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { ids: seen.map(({ id }) => String(id)), expected: seen.length, token: toListToken(seen) };
}

/**
 * The startups of a list with their versions, in its order.
 * @param ids only these, if they are in it
 * @throws 400 for too many
 */
export async function readSeen(
  tx: Tx,
  query: RankedQuery,
  now: number,
  ids?: readonly number[],
): Promise<SeenStartup[]> {
  const settings = await readScoreSettings(tx);
  const { match, order, total } = await rankedSource(tx, query, settings, now);
  if (ids === undefined && total > MOST_SELECTED) throw tooMany(total);
  const isChosen = ids && sql`${startups.id} = any(${sql.param(ids)}::bigint[])`;
  return tx
    .select({
      id: startups.id,
      version: startups.version,
      workVersion: sql<number>`coalesce(${startupWork.version}, 0)`.mapWith(Number),
    })
    .from(startups)
    .leftJoin(startupWork, eq(startupWork.startup_id, startups.id))
    .where(sql`${match ?? sql`true`} and ${isChosen ?? sql`true`}`)
    .orderBy(...order);
}
