import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';

/** The distinct sets of awards of the startups `s` in a scope: `award_set` and `keys`, the awards of one that holds it. */
function awardSetsOf(scope: SQL): SQL {
  return sql`
    select held.award_set, coalesce(array_agg(a.award_key) filter (where a.award_key is not null), '{}') as keys
    from (select s.award_set, min(s.id) as id from ${startups} s where ${scope} group by s.award_set) held
    left join ${startupAwards} a on a.startup_id = held.id
    group by held.award_set`;
}

/** Those of all startups as JSON text, `[award_set, keys][]`: no row of it is an object here. */
export async function readAwardSets(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ json: string }>(sql`
    select coalesce(json_agg(json_build_array(award_set, keys)), '[]')::text as json
    from (${awardSetsOf(sql`true`)}) held`);
  return rows[0]?.json ?? '[]';
}
