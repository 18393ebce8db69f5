import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { flatMapYielding } from '../../platform/util/yield-to-event-loop';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { profileOf, type Profile, type ProfileRow } from './company-profile';

/** Returns the identifying values of startups by id. Deleted startups are omitted. */
export async function readProfiles(tx: Tx, ids: readonly number[]): Promise<Map<number, Profile>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Omit<ProfileRow, 'id'> & { id: string }>(sql`
    select s.id, s.company_name, s.social_reason, s.also, s.first_name, s.last_name, s.founders, s.founding_year,
      s.canton, s.sector, s.website,
      array(select distinct r.website from ${rawStartups} r
        where r.startup_id = s.id and r.website is not null) as raw_websites,
      array(select distinct e ->> 'register' from ${rawStartups} r
        cross join lateral jsonb_array_elements(r.evidence) e
        where r.startup_id = s.id and e ->> 'register' is not null) as register_entries
    from ${startups} s where s.id = any(${sql.param(ids)}::bigint[])`);
  const profiles = await flatMapYielding(rows, (row) => [profileOf({ ...row, id: Number(row.id) })]);
  return new Map(profiles.map((profile) => [profile.id, profile]));
}
