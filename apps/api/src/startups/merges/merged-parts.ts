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
