import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { listRows } from '../list/ranked-list';
import type { RankedQuery } from '../list/ranked-query';
import { ONE_SNAPSHOT, type ListSnapshot, type ListState } from '../list/snapshot/list-snapshot';
import { startups } from '../../platform/db/schema/startups.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import type { SelectionBody } from './bulk.schemas';
import { MAX_SELECTED, tooMany, toListToken, type SeenStartup } from './list-token';

/**
 * Returns all startups of a list in order, for a bulk action.
 * @param now milliseconds since 1970
 * @throws Refusal 400 for too many startups
 */
export async function readSelection(
  { db, lists }: { db: Db; lists: ListSnapshot },
  query: RankedQuery,
  now: number,
): Promise<SelectionBody> {
  const seen = await db.transaction(async (tx) => readSeen(tx, await lists.in(tx), query, now), ONE_SNAPSHOT);
  return { ids: seen.map(({ id }) => String(id)), expected: seen.length, token: toListToken(seen) };
}

/**
 * Returns the startups of a list with their versions, in order.
 * @param ids limits the result to these startups
 * @throws Refusal 400 for too many startups
 */
export async function readSeen(
  tx: Tx,
  state: ListState,
  query: RankedQuery,
  now: number,
  ids?: readonly number[],
): Promise<SeenStartup[]> {
  const rows = listRows(state, { ...query, ...(ids && { among: ids }) }, now);
  if (ids === undefined && rows.length > MAX_SELECTED) throw tooMany(rows.length);
  const listed = rows.map(({ id }) => id);
  const versions = await tx
    .select({
      id: startups.id,
      version: startups.version,
      workVersion: sql<number>`coalesce(${startupWork.version}, 0)`.mapWith(Number),
    })
    .from(startups)
    .leftJoin(startupWork, eq(startupWork.startup_id, startups.id))
    .where(sql`${startups.id} = any(${sql.param(listed)}::bigint[])`);
  const seen = new Map(versions.map((row) => [row.id, row]));
  return listed.flatMap((id) => seen.get(id) ?? []);
}
