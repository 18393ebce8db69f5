import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { isRefusal, notFound, refusal, type Refusal } from '../../platform/http/errors/errors';
import { parseRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { startupMerges } from '../../platform/db/schema/merges.table';
import type { MergedIntoBody } from './merges.schemas';

/** The keys that both startups of a merge had, and the startup of which both are part now. */
export type MergedKeys = {
  /** May be deleted. */
  survivor_id: number;
  uid: string;
  external_id: string | null;
  website_hosts: string[];
  name_keys: string[];
};

/** From merges that match to the last survivor of each. @param match of the merges `m` */
const CHAIN = (match: SQL): SQL => sql`
  with recursive chain as (
    select m.id as merge_id, m.survivor_id, 1 as depth from ${startupMerges} m
    where m.undone_at is null and (${match})
    union all
    select chain.merge_id, next.survivor_id, chain.depth + 1 from chain
    join ${startupMerges} next on next.merged_id = chain.survivor_id and next.undone_at is null
  ), last as (
    select distinct on (merge_id) merge_id, survivor_id from chain order by merge_id, depth desc
  )`;

/** The keys of merges by a condition on these, `m`, the first merge first. */
export async function readMergedKeys(tx: Db | Tx, match: SQL): Promise<MergedKeys[]> {
  const { rows } = await tx.execute<Omit<MergedKeys, 'survivor_id'> & { survivor_id: string }>(sql`
    ${CHAIN(match)}
    select last.survivor_id, m.merged_uid as uid, m.merged_external_id as external_id,
      array_remove(array[m.merged_website_host, m.survivor_website_host], null) as website_hosts,
      array[m.merged_name_key, m.survivor_name_key] as name_keys
    from last join ${startupMerges} m on m.id = last.merge_id order by m.id`);
  return rows.map((row) => ({ ...row, survivor_id: Number(row.survivor_id) }));
}

/**
 * The startups of which merged ones are part, by the ids of these; one that was not merged, or whose survivor is
 * deleted, is not in the map.
 */
export async function survivorsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ merged_id: string; survivor_id: string }>(sql`
    ${CHAIN(sql`m.merged_id = any(${sql.param(ids)}::bigint[])`)}
    select m.merged_id, last.survivor_id
    from last join ${startupMerges} m on m.id = last.merge_id join ${startups} s on s.id = last.survivor_id`);
  return new Map(rows.map(({ merged_id, survivor_id }) => [Number(merged_id), Number(survivor_id)]));
}

/** The startup of which a merged one is part; null for one that was not merged, or whose survivor is deleted. */
async function survivorOf(db: Db | Tx, id: number): Promise<MergedIntoBody | null> {
  const { rows } = await db.execute<MergedIntoBody>(sql`
    ${CHAIN(sql`m.merged_id = ${id}`)}
    select s.id::text as id, s.company_name, m.merged_name
    from last join ${startupMerges} m on m.id = last.merge_id join ${startups} s on s.id = last.survivor_id`);
  return rows[0] ?? null;
}

/** What a merged startup became; null for a startup that there is not, whatever its id looks like. */
export async function readMergedInto(db: Db, id: string): Promise<{ merged_into: MergedIntoBody | null }> {
  const startupId = parseRowId(id);
  return { merged_into: startupId === null ? null : await survivorOf(db, startupId) };
}

/** Reads a startup, or that of which it is part now: the answer has the other id. @throws 404 */
export async function followMerge<T>(db: Db, id: string, read: (id: string) => Promise<T>): Promise<T> {
  try {
    return await read(id);
  } catch (error) {
    const survivor = isNotFound(error) && /^\d{1,15}$/.test(id) ? await survivorOf(db, Number(id)) : null;
    if (!survivor) throw error;
    return read(survivor.id);
  }
}

/** The refusal of a change of a startup that is in no table: 409 when it was merged, with the other's id, else 404. */
export async function goneStartup(tx: Tx, id: number): Promise<Refusal> {
  const survivor = await survivorOf(tx, id);
  if (!survivor) return notFound('Startup not found');
  return refusal(409, `${survivor.merged_name} is part of ${survivor.company_name} now.`, {
    body: { merged_into: survivor.id },
  });
}

function isNotFound(error: unknown): boolean {
  return isRefusal(error) && error.statusCode === 404;
}
