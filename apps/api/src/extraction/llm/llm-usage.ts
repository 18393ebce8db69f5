import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Db, Tx } from '../../platform/db/open-database';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { tooManyRequests, unavailable } from '../../platform/http/errors/errors';
import type { LlmSettings } from '../../platform/config/llm-settings';

/**
 * Purpose of a model request. Dry runs and trials have no epoch, because they claim no article. Imported golden
 * articles and connection tests have no article id.
 */
export type CallPurpose = { articleId: number | null; epoch: number | null; runId: number | null };

export type Tokens = { prompt: number; completion: number };

const FAILURES_IN_ROW = 5;
const REST_SECONDS = 60;
const DAY_SECONDS = 86_400;

/**
 * Error if no request may be sent now, whichever article it concerns. `refusal` contains the message for the person.
 */
export class ModelUnavailable extends Error {
  constructor(readonly refusal: Error) {
    super(refusal.message);
  }
}

/**
 * Reserves the estimated cost of a model request before it is sent. All processes reserve one after the other.
 * @throws ModelUnavailable if the daily budget is used up, or the model failed five times in a row within the last
 *   minute
 */
export async function openCall(
  db: Db,
  llm: LlmSettings,
  call: CallPurpose & {
    attempt: number;
    model: string;
    promptId: number | null;
    estimate: Tokens;
    /**
     * True for a connection test. It is allowed after repeated failures, so that a person can check whether the model
     * works again.
     */
    isTest?: boolean;
  },
): Promise<number> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, ADVISORY_LOCKS.modelBudget);
    await refuseOverBudget(tx, llm);
    if (call.isTest !== true) await refuseWhileBroken(tx);
    const [row] = await tx
      .insert(llmUsage)
      .values({
        article_id: call.articleId,
        epoch: call.epoch,
        run_id: call.runId,
        attempt: call.attempt,
        model: call.model,
        prompt_id: call.promptId,
        prompt_tokens: call.estimate.prompt,
        completion_tokens: call.estimate.completion,
        cost: costOf(llm, call.estimate),
      })
      .returning({ id: llmUsage.id });
    if (!row) throw new Error('no usage was stored');
    return row.id;
  });
}

/**
 * Result of a model request. `used` is null if the usage is unknown, which keeps the reservation. A usable `answer` is
 * stored.
 */
export type CallEnd = {
  outcome: 'answered' | 'failed' | 'refused';
  used: Tokens | null;
  error: string | null;
  answer: string | null;
};

export async function closeCall(
  db: Db,
  llm: LlmSettings,
  id: number,
  { outcome, used, error, answer }: CallEnd,
): Promise<void> {
  const counted = used && {
    prompt_tokens: used.prompt,
    completion_tokens: used.completion,
    cost: costOf(llm, used),
  };
  await db
    .update(llmUsage)
    .set({ outcome, error, answer, ...counted, ended_at: sql`now()` })
    .where(and(eq(llmUsage.id, id), eq(llmUsage.outcome, 'started')));
}

/**
 * Returns a paid model response that an earlier claim of the article received. Its process crashed before storing the
 * result.
 */
export async function findPaidAnswer(
  db: Db,
  articleId: number,
  promptId: number,
  model: string,
): Promise<{ answer: string; used: Tokens } | undefined> {
  const [row] = await db
    .select()
    .from(llmUsage)
    .where(
      and(
        eq(llmUsage.article_id, articleId),
        eq(llmUsage.prompt_id, promptId),
        eq(llmUsage.model, model),
        eq(llmUsage.outcome, 'answered'),
        isNotNull(llmUsage.epoch),
        isNotNull(llmUsage.answer),
      ),
    )
    .orderBy(desc(llmUsage.id))
    .limit(1);
  return row?.answer
    ? { answer: row.answer, used: { prompt: row.prompt_tokens, completion: row.completion_tokens } }
    : undefined;
}

/**
 * Deletes the stored model responses of articles that are finished: their results are stored, or they failed
 * permanently.
 */
export async function dropAnswers(tx: Tx, articleIds: readonly number[]): Promise<void> {
  await tx
    .update(llmUsage)
    .set({ answer: null })
    .where(and(inArray(llmUsage.article_id, [...articleIds]), isNotNull(llmUsage.answer)));
}

/** Returns the usage and cost of the model since midnight UTC, including reservations for running requests. */
export async function spentToday(
  db: Db | Tx,
): Promise<{ tokens: number; cost: number; secondsLeft: number }> {
  const { rows } = await db.execute<{ tokens: string; cost: string; left: number }>(sql`
    select coalesce(sum(prompt_tokens::bigint + completion_tokens), 0) as tokens, coalesce(sum(cost), 0) as cost,
      ceil(extract(epoch from date_trunc('day', now()) + interval '1 day' - now()))::int as left
    from ${llmUsage} where created_at >= date_trunc('day', now())`);
  const [row] = rows;
  return {
    tokens: Number(row?.tokens ?? 0),
    cost: Number(row?.cost ?? 0),
    secondsLeft: row?.left ?? DAY_SECONDS,
  };
}

export function costOf(
  { promptPrice, completionPrice }: LlmSettings,
  { prompt, completion }: Tokens,
): number {
  return (prompt * promptPrice + completion * completionPrice) / 1_000_000;
}

async function refuseOverBudget(tx: Tx, { dailyTokens, dailyCost }: LlmSettings): Promise<void> {
  const { tokens, cost, secondsLeft } = await spentToday(tx);
  const spent =
    tokens >= dailyTokens
      ? `The ${dailyTokens} tokens of today are used`
      : dailyCost !== undefined && cost >= dailyCost
        ? 'The money for today is spent'
        : null;
  if (spent)
    throw new ModelUnavailable(
      tooManyRequests(`${spent}. Extraction can go on tomorrow (UTC).`, secondsLeft),
    );
}

async function refuseWhileBroken(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ outcome: string; rest: number; error: string | null }>(sql`
    select outcome, error, ceil(${REST_SECONDS} - extract(epoch from now() - ended_at))::int as rest from ${llmUsage}
    where outcome in ('answered', 'failed') order by ended_at desc, id desc limit ${FAILURES_IN_ROW}`);
  const rest = rows[0]?.rest ?? 0;
  if (rows.length < FAILURES_IN_ROW || rest <= 0 || rows.some(({ outcome }) => outcome !== 'failed')) return;
  throw new ModelUnavailable(
    unavailable(
      `The model failed ${FAILURES_IN_ROW} times in a row, the last time so: ${rows[0]?.error ?? 'unknown'} It is asked again in ${rest} seconds.`,
      rest,
    ),
  );
}
