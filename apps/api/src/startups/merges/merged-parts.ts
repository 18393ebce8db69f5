import { sql, type SQL } from 'drizzle-orm';
import { startupMerges } from '../../platform/db/schema/merges.table';

/**
 * Returns an SQL expression for a text array with the ids of a startup and of all startups merged into it. Audit
 * events refer to these ids, because a merge does not rewrite events.
 */
export function targetIdsOf(id: SQL): SQL {
  return sql`array(
    with recursive parts as (
      select ${id}::bigint as id
      union
      select m.merged_id from ${startupMerges} m join parts on m.survivor_id = parts.id where m.undone_at is null
    ) select parts.id::text from parts)`;
}

/**
 * SQL query for every merged startup, with the columns `merged_id` and `survivor_id`. In a chain of merges, it returns
 * the last survivor.
 */
export const SURVIVORS: SQL = sql`
  with recursive chain as (
    select m.merged_id, m.survivor_id, 1 as depth from ${startupMerges} m where m.undone_at is null
    union all
    select chain.merged_id, next.survivor_id, chain.depth + 1 from chain
    join ${startupMerges} next on next.merged_id = chain.survivor_id and next.undone_at is null
  )
  select distinct on (merged_id) merged_id, survivor_id from chain order by merged_id, depth desc`;
