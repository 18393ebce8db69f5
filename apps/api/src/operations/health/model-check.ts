import { sql } from 'drizzle-orm';
import { presentModels } from '../../platform/config/connections/present-connections';
import { spentToday } from '../../extraction/llm/llm-usage';
import type { Db } from '../../platform/db/open-database';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import {
  fine,
  healthCheck,
  problem,
  warning,
  type CheckMetric,
  type Finding,
  type HealthNeeds,
} from './health-check';

const SUBJECT = 'Calls of the model';
/** Maximum number of model names used as metric labels. Few models are used per day, but trials may name any model. */
const MAX_MODELS = 20;

type ModelOfToday = {
  model: string;
  answered: number;
  failed: number;
  read: number;
  written: number;
  cost: number;
};
type Figures = {
  isSetUp: boolean;
  /** Model calls of the last 24 hours, and the newest error. */
  lately: { answered: number; failed: number; error: string | null };
  spent: { tokens: number; cost: number };
  models: ModelOfToday[];
};

/** Check of the recorded calls of the language model. The check itself makes no call, because a call costs money. */
export const MODEL_CHECK = healthCheck({
  name: SUBJECT,
  read: async ({ db, settings }): Promise<Figures> => ({
    isSetUp: (await presentModels(db, settings)).length > 0,
    lately: await readLately(db),
    spent: await spentToday(db),
    models: await readModels(db),
  }),
  judge: ({ isSetUp, lately, spent }, { settings: { llmLimits } }): Finding[] => {
    if (!isSetUp) return [];
    const text = `In 24 hours ${lately.answered} were answered, ${lately.failed} failed.`;
    if (lately.error !== null)
      return [
        problem(
          SUBJECT,
          `${text} The last one failed: ${lately.error}`,
          'Settings, Connections tests the connection.',
        ),
      ];
    const isSpent =
      spent.tokens >= llmLimits.dailyTokens ||
      (llmLimits.dailyCost !== undefined && spent.cost >= llmLimits.dailyCost);
    if (!isSpent) return [fine(SUBJECT, text)];
    return [
      warning(
        SUBJECT,
        `${text} The budget of today is spent.`,
        'Articles wait until midnight (UTC), or for a higher LLM_DAILY_TOKENS or LLM_DAILY_COST.',
      ),
    ];
  },
  metrics: [
    {
      name: 'vaglio_model_calls_today',
      help: 'Calls of a language model since midnight UTC, by what came of them',
      labels: ['model', 'outcome'],
      read: byModel('outcome', ['answered', 'failed']),
    },
    {
      name: 'vaglio_model_tokens_today',
      help: 'Tokens since midnight UTC, with those set aside for calls under way, as the daily budget counts them',
      labels: ['model', 'direction'],
      read: byModel('direction', ['read', 'written']),
    },
    {
      name: 'vaglio_model_cost_today',
      help: 'Cost since midnight UTC, in the currency of LLM_PRICE_IN and LLM_PRICE_OUT',
      labels: ['model'],
      read: ({ models }) => models.map(({ model, cost }) => ({ labels: { model }, value: cost })),
    },
    {
      name: 'vaglio_model_tokens_limit',
      help: 'Tokens of a day after which no call is made (LLM_DAILY_TOKENS)',
      read: ({ isSetUp }, { settings: { llmLimits } }) => (isSetUp ? llmLimits.dailyTokens : null),
    },
    {
      name: 'vaglio_model_cost_limit',
      help: 'Cost of a day after which no call is made (LLM_DAILY_COST)',
      read: ({ isSetUp }, { settings: { llmLimits } }) => (isSetUp ? (llmLimits.dailyCost ?? null) : null),
    },
  ],
});

/** Returns one sample per model and count. The names of the counts become the values of the label. */
function byModel(
  label: string,
  names: readonly ('answered' | 'failed' | 'read' | 'written')[],
): CheckMetric<Figures, HealthNeeds>['read'] {
  return ({ models }) =>
    models.flatMap((row) =>
      names.map((name) => ({ labels: { model: row.model, [label]: name }, value: row[name] })),
    );
}

async function readLately(db: Db): Promise<Figures['lately']> {
  const { rows } = await db.execute<Figures['lately']>(sql`
    select count(*) filter (where outcome = 'answered')::int as answered,
      count(*) filter (where outcome = 'failed')::int as failed,
      (array_agg(case when outcome = 'failed' then coalesce(error, 'no reason given') end order by id desc))[1] as error
    from ${llmUsage} where created_at > now() - interval '24 hours' and outcome in ('answered', 'failed')`);
  return rows[0] ?? { answered: 0, failed: 0, error: null };
}

/** Reads the usage per model since midnight UTC, like the daily budget. */
async function readModels(db: Db): Promise<ModelOfToday[]> {
  const { rows } = await db.execute<ModelOfToday>(sql`
    select model, count(*) filter (where outcome = 'answered')::int as answered,
      count(*) filter (where outcome = 'failed')::int as failed, sum(prompt_tokens::bigint)::float8 as read,
      sum(completion_tokens::bigint)::float8 as written, sum(cost)::float8 as cost
    from ${llmUsage} where created_at >= date_trunc('day', now()) group by model
    order by sum(prompt_tokens::bigint + completion_tokens) desc limit ${MAX_MODELS}`);
  return rows;
}
