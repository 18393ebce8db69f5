import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { extractions } from '../../platform/db/schema/extractions.table';

/** Number of recent articles used to estimate the cost of the next article. */
const LAST_ARTICLES = 50;

/**
 * Returns the average tokens and cost per article of the last extractions by a model; null before the first extraction.
 */
export async function meanOfArticles(
  db: Db,
): Promise<{ tokens_per_article: number | null; cost_per_article: number | null }> {
  const { rows } = await db.execute<{ tokens: number | null; cost: number | null }>(sql`
    select round(avg(prompt_tokens + completion_tokens))::int as tokens, avg(cost)::float8 as cost from (
      select prompt_tokens, completion_tokens, cost from ${extractions} where prompt_id is not null
      order by id desc limit ${LAST_ARTICLES}) as last`);
  const [row] = rows;
  return { tokens_per_article: row?.tokens ?? null, cost_per_article: row?.cost ?? null };
}
