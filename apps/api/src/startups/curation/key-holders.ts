import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';
import { readMergedKeys, type MergedKeys } from '../merges/merged-keys';
import { startups } from '../../platform/db/schema/startups.table';
import type { CuratedRow } from './curated-row';

/** The keys of a deleted startup. */
type DeletedStartup = { deletion_id: number; row_id: number; uid: string } & Pick<
  CuratedRow,
  'company_name' | 'external_id' | 'website_host' | 'name_key'
>;

/** Keys by which startups are found. */
export type Keys = {
  /** Of startups. */
  ids: readonly number[];
  uids: readonly string[];
  externalIds: readonly string[];
  hosts: readonly string[];
  names: readonly string[];
};

/** Whether a row named `startups` has one of the keys. */
export function matchesAnyKey({ ids, uids, externalIds, hosts, names }: Keys): SQL {
  return sql`(
    ${startups.id} = any(${sql.param(ids)}::bigint[])
    or ${startups.uid} = any(${sql.param(uids)}::uuid[])
    or ${startups.external_id} = any(${sql.param(externalIds)}::text[])
    or ${startups.website_host} = any(${sql.param(hosts)}::text[])
    or ${startups.name_key} = any(${sql.param(names)}::text[]))`;
}

/**
 * Startups that were deleted and can be restored, by any key that they had.
 * @param deletionIds further ones
 */
export async function findDeletedByKey(
  db: Db | Tx,
  keys: Keys,
  deletionIds: readonly number[] = [],
): Promise<DeletedStartup[]> {
  const { rows } = await db.execute<
    Omit<DeletedStartup, 'deletion_id' | 'row_id'> & Record<'deletion_id' | 'row_id', string>
  >(sql`
    select d.id as deletion_id, d.row_id, startups.uid, startups.external_id, startups.website_host, startups.name_key,
      startups.company_name
    from ${deletions} d cross join lateral jsonb_populate_record(null::${startups}, d.content -> 'startup') startups
    where d.kind = 'startup' and d.purged_at is null
      and (${matchesAnyKey(keys)} or d.id = any(${sql.param(deletionIds)}::bigint[]))
    order by d.id`);
  return rows.map((row) => ({ ...row, deletion_id: Number(row.deletion_id), row_id: Number(row.row_id) }));
}

/** The keys of merges among them, with the startups that came of these. */
export function readMergedHolders(
  tx: Tx,
  { uids, externalIds, hosts, names }: Omit<Keys, 'ids'>,
): Promise<MergedKeys[]> {
  const [ofHosts, ofNames] = [sql`any(${sql.param(hosts)}::text[])`, sql`any(${sql.param(names)}::text[])`];
  return readMergedKeys(
    tx,
    sql`m.merged_uid = any(${sql.param(uids)}::uuid[]) or m.merged_external_id = any(${sql.param(externalIds)}::text[])
      or m.merged_website_host = ${ofHosts} or m.survivor_website_host = ${ofHosts}
      or m.merged_name_key = ${ofNames} or m.survivor_name_key = ${ofNames}`,
  );
}
