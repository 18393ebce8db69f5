import { sql } from 'drizzle-orm';
import { NOTHING_YET } from '../curation/curated-row';
import type { Db } from '../db/open-database';
import { deletions } from '../deletions/deletions.table';
import { startups } from '../startups/startups.table';
import type { KnownStartup } from './judge-line';

type Keys = {
  ids: number[];
  /** Of rows that wait for their startup. */
  deletionIds: number[];
  uids: string[];
  externalIds: string[];
  hosts: string[];
  names: string[];
};

/** Startups that were deleted and can be restored, by any key that they had: curation sets rows of them aside. */
export async function readDeletedStartups(db: Db, keys: Keys): Promise<KnownStartup[]> {
  const { rows } = await db.execute<
    Pick<KnownStartup['row'], 'external_id' | 'website_host' | 'name_key'> & {
      deletion_id: string;
      row_id: string;
      uid: string;
      company_name: string;
    }
  >(sql`
    select d.id as deletion_id, d.row_id, s.uid, s.external_id, s.website_host, s.name_key, s.company_name
    from ${deletions} d cross join lateral jsonb_populate_record(null::${startups}, d.content -> 'startup') s
    where d.kind = 'startup' and d.purged_at is null and (
      d.row_id = any(${sql.param(keys.ids)}::bigint[])
      or d.id = any(${sql.param(keys.deletionIds)}::bigint[])
      or s.uid = any(${sql.param(keys.uids)}::uuid[])
      or s.external_id = any(${sql.param(keys.externalIds)}::text[])
      or s.website_host = any(${sql.param(keys.hosts)}::text[])
      or s.name_key = any(${sql.param(keys.names)}::text[]))
    order by d.id`);
  return rows.map(({ deletion_id, row_id, uid, ...row }) => ({
    id: Number(row_id),
    uid,
    version: 0,
    deletion_id: Number(deletion_id),
    row: { ...NOTHING_YET, ...row },
    awards: new Set(),
  }));
}
