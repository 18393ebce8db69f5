import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { LlmSettings } from '../../platform/config/llm-settings';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { spentToday } from '../../extraction/llm/llm-usage';
import { fine, problem, warning, type Finding } from './finding';

const SUBJECT = 'Calls of the model';

/** How the calls of the language model went in the last 24 hours: asking it now would cost money. */
export async function modelCallsFinding(db: Db, llm: LlmSettings): Promise<Finding> {
  const { rows } = await db.execute<{ answered: number; failed: number; error: string | null }>(sql`
    select count(*) filter (where outcome = 'answered')::int as answered,
      count(*) filter (where outcome = 'failed')::int as failed,
      (array_agg(case when outcome = 'failed' then coalesce(error, 'no reason given') end order by id desc))[1] as error
    from ${llmUsage} where created_at > now() - interval '24 hours' and outcome in ('answered', 'failed')`);
  const { answered = 0, failed = 0, error = null } = rows[0] ?? {};
  const text = `In 24 hours ${answered} were answered, ${failed} failed.`;
  if (error !== null)
    return problem(
      SUBJECT,
      `${text} The last one failed: ${error}`,
      'Settings, Prompt tests the connection.',
    );
  const { tokens, cost } = await spentToday(db);
  const isSpent = tokens >= llm.dailyTokens || (llm.dailyCost !== undefined && cost >= llm.dailyCost);
  if (isSpent)
    return warning(
      SUBJECT,
      `${text} The budget of today is spent.`,
      'Articles wait until midnight (UTC), or for a higher LLM_DAILY_TOKENS or LLM_DAILY_COST.',
    );
  return fine(SUBJECT, text);
}
