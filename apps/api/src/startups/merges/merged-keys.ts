import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { isRefusal, notFound, refusal, type Refusal } from '../../platform/http/errors/errors';
import { parseRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { startupMerges } from '../../platform/db/schema/merges.table';
import type { MergedIntoBody } from './merges.schemas';

/** Keys of both startups of a merge, and the startup to which the keys now belong. */
export type MergedKeys = {
  /** Id of the surviving startup. The startup may be deleted. */
  survivor_id: number;
  uid: string;
  external_id: string | null;
  website_hosts: string[];
  name_keys: string[];
};

/**
 * Returns an SQL expression that follows merges to their last survivor.
 * @param match condition on the merges `m`
 */
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

/**
 * Returns the keys of merges, earliest merge first.
 * @param match condition on the merges `m`
 */
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
 * Returns the ids of survivors by the ids of merged startups. Startups that were not merged or whose survivor is
 * deleted are omitted.
 */
export async function survivorsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ merged_id: string; survivor_id: string }>(sql`
    ${CHAIN(sql`m.merged_id = any(${sql.param(ids)}::bigint[])`)}
    select m.merged_id, last.survivor_id
    from last join ${startupMerges} m on m.id = last.merge_id join ${startups} s on s.id = last.survivor_id`);
  return new Map(rows.map(({ merged_id, survivor_id }) => [Number(merged_id), Number(survivor_id)]));
}

/** Returns the survivor of a merged startup; null if the startup was not merged or its survivor is deleted. */
async function survivorOf(db: Db | Tx, id: number): Promise<MergedIntoBody | null> {
  const { rows } = await db.execute<MergedIntoBody>(sql`
    ${CHAIN(sql`m.merged_id = ${id}`)}
    select s.id::text as id, s.company_name, m.merged_name
    from last join ${startupMerges} m on m.id = last.merge_id join ${startups} s on s.id = last.survivor_id`);
  return rows[0] ?? null;
}

/** Returns the survivor of a merged startup; null for an invalid id and for a startup that was not merged. */
export async function readMergedInto(db: Db, id: string): Promise<{ merged_into: MergedIntoBody | null }> {
  const startupId = parseRowId(id);
  return { merged_into: startupId === null ? null : await survivorOf(db, startupId) };
}

/**
 * Reads a startup. If it was merged, the survivor is read instead and has a different id.
 * @throws 404
 */
export async function followMerge<T>(db: Db, id: string, read: (id: string) => Promise<T>): Promise<T> {
  try {
    return await read(id);
  } catch (error) {
    const survivor = isNotFound(error) && /^\d{1,15}$/.test(id) ? await survivorOf(db, Number(id)) : null;
    if (!survivor) throw error;
    return read(survivor.id);
  }
}

/**
 * Returns the refusal to change a missing startup: 409 with the id of the survivor if the startup was merged,
 * otherwise 404.
 */
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
