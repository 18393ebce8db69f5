import { sql, type SQL } from 'drizzle-orm';
import { startups } from '../../platform/db/schema/startups.table';

/**
 * Sort order of the ranked list. It must equal the order of the indexes startups_ranked and startups_ranked_in_mode,
 * including the position of nulls, so that the database uses them.
 */
export const BY_RANK = rankedBy(sql`${startups.score}`);

/** Returns the order of the ranked list by a score other than the stored one. */
export function rankedBy(score: SQL): SQL {
  return sql`${score} desc nulls last, ${startups.name_key}, ${startups.id}`;
}
