import { sql, type SQL } from 'drizzle-orm';
import { startupMerges } from '../../platform/db/schema/merges.table';

/**
 * The ids of a startup and of all that were merged into it, as an array of texts: what events of the audit trail name
 * it by, which no merge rewrites.
 */
export function targetIdsOf(id: SQL): SQL {
  return sql`array(
    with recursive parts as (
      select ${id}::bigint as id
      union
      select m.merged_id from ${startupMerges} m join parts on m.survivor_id = parts.id where m.undone_at is null
    ) select parts.id::text from parts)`;
}

/** The columns `merged_id` and `survivor_id` for every merged startup, with the last survivor of a chain of merges. */
export const SURVIVORS: SQL = sql`
  with recursive chain as (
    select m.merged_id, m.survivor_id, 1 as depth from ${startupMerges} m where m.undone_at is null
    union all
    select chain.merged_id, next.survivor_id, chain.depth + 1 from chain
    join ${startupMerges} next on next.merged_id = chain.survivor_id and next.undone_at is null
  )
  select distinct on (merged_id) merged_id, survivor_id from chain order by merged_id, depth desc`;
