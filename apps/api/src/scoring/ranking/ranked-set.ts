import { sql, type SQL } from 'drizzle-orm';
import { startups } from '../../platform/db/schema/startups.table';

/** The order of the indexes startups_ranked and startups_ranked_in_mode, word for word: another place of the nulls would miss them. */
export const BY_RANK = rankedBy(sql`${startups.score}`);

/** The order of the ranked list by another score than the stored one. */
export function rankedBy(score: SQL): SQL {
  return sql`${score} desc nulls last, ${startups.name_key}, ${startups.id}`;
}
