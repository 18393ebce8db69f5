import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open-database';
import { type ArticleText, type ExpectedStartup, scoreArticle } from '@vaglio/article-extractor';
import { type ExtractionDeps, type Plan, extractArticle } from '../../runs/extract-article';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { articles } from '../../../platform/db/schema/articles.table';
import { trialReadings, trials } from '../../../platform/db/schema/trials.table';
import { isRefusal } from '../../../platform/http/errors/errors';
import { claimNext } from '../../../platform/jobs/claim-next';
import { endLease } from '../../../platform/jobs/end-lease';
import { withLease } from '../../../platform/jobs/heartbeat';
import { type Lease, isStillHeld, secondsFromNow } from '../../../platform/jobs/lease';
import { type Worker, startWorker } from '../../../platform/jobs/worker-loop';
import { ModelUnavailable } from '../../llm/llm-usage';
import { type TrialRow, planTrial } from './change-trial';

type Reading = typeof trialReadings.$inferSelect;

const TEXT_REMOVED = 'The text of this article was removed.';

/** Article of a trial with its golden values; `gold` is null if it has none. */
type TrialArticle = { article: ArticleText; gold: ExpectedStartup[] | null };

/**
 * Extracts an article of a trial like an extraction run, but stores the result only with the trial.
 * @throws Refusal 503 if no thread is free; ModelUnavailable
 */
async function readOnTrial(deps: ExtractionDeps, plan: Plan, reading: Reading): Promise<void> {
  const known = await readTrialArticle(deps.db, reading);
  if (!known) {
    await deps.db
      .update(trialReadings)
      .set({ state: 'failed', error: TEXT_REMOVED, ended_at: sql`now()` })
      .where(eq(trialReadings.id, reading.id));
    return;
  }
  const { article, gold } = known;
  const purpose = { articleId: reading.article_id, epoch: null, runId: null };
  const { found, error, used, cost, durationMs } = await extractArticle(deps, plan, article, purpose);
  // Like an extraction run, a trial ignores startups that the text does not name.
  const startups = found.filter(({ isNamed }) => isNamed).map(({ startup }) => startup);
  const quotes = found.flatMap(({ evidence }) => evidence.flatMap((each) => each.quotes));
  await deps.db
    .update(trialReadings)
    .set({
      state: error === null ? 'read' : 'failed',
      error,
      found: startups,
      score: gold === null ? null : scoreArticle({ ...ANY_RECORD, gold }, startups),
      quotes: quotes.length,
      quotes_found: quotes.filter(({ start }) => start !== null).length,
      // A repeated extraction adds its cost to that of the failed extraction.
      prompt_tokens: sql`${trialReadings.prompt_tokens} + ${used.prompt}::int`,
      completion_tokens: sql`${trialReadings.completion_tokens} + ${used.completion}::int`,
      cost: sql`${trialReadings.cost} + ${cost}::numeric`,
      duration_ms: durationMs,
      ended_at: sql`now()`,
    })
    .where(eq(trialReadings.id, reading.id));
}

/** Placeholder record, because only the startups of two records are compared. */
const ANY_RECORD = { id: '', url: '', title: '', text: '' };

/** Returns an article of a trial. @returns undefined if its text was removed since the trial started */
async function readTrialArticle(
  db: Db,
  { article_id, golden_id }: Reading,
): Promise<TrialArticle | undefined> {
  if (golden_id !== null) {
    const [row] = await db.select().from(goldenArticles).where(eq(goldenArticles.id, golden_id));
    if (!row) throw new Error('a golden article of a trial is gone, which the database refuses');
    return row.text === '' ? undefined : { article: row, gold: row.startups };
  }
  const [row] = await db
    .select({ article: articles, gold: goldenArticles.startups })
    .from(articles)
    .leftJoin(
      goldenArticles,
      and(eq(goldenArticles.text_hash, articles.text_hash), isNull(goldenArticles.removed_at)),
    )
    .where(eq(articles.id, article_id ?? 0));
  if (!row) throw new Error('an article of a trial is gone, which the database refuses');
  return row.article.text_removed_at === null ? row : undefined;
}

const POLL_MS = 500;
const RETRY_MS = 5_000;
/** Seconds until the next attempt if no thread is free. */
const BUSY_SECONDS = 5;

const isRunning = eq(trials.state, 'running');

/** Maximum number of consecutive claims of a trial without a result. */
const MAX_ATTEMPTS = 3;

export const trialLease: Lease<typeof trials> = {
  table: trials,
  isOpen: isRunning,
  orderBy: [trials.id],
  seconds: 20,
  abandon: {
    afterAttempts: MAX_ATTEMPTS,
    change: {
      state: 'stopped',
      reason: `${MAX_ATTEMPTS} attempts ended without a result.`,
      ended_at: sql`now()`,
      updated_at: sql`now()`,
    },
  },
};

type Side = 'base' | 'candidate';

/**
 * Extracts the articles of the oldest running trial that no other process holds, until the trial ends or is stopped.
 * @returns whether there was such a trial
 */
export async function advanceTrial(deps: ExtractionDeps, isStopped = () => false): Promise<boolean> {
  const trial = await claimNext(deps.db, trialLease, { owner: deps.owner });
  if (!trial) return false;
  const wait = await withLease(deps.db, trialLease, trial, () => readAll(deps, trial, isStopped));
  await endLease(deps.db, trialLease, trial, { due_at: secondsFromNow(wait), attempts: 0 });
  return true;
}

/** Extracts all remaining articles of a trial. @returns seconds until the trial must be continued */
async function readAll(deps: ExtractionDeps, trial: TrialRow, isStopped: () => boolean): Promise<number> {
  const plans = new Map<Side, Plan>();
  try {
    while (!isStopped()) {
      if (!(await isStillRunning(deps.db, trial))) return 0;
      const reading = await nextReading(deps.db, trial.id);
      if (!reading) {
        await end(deps.db, trial, 'finished', null);
        return 0;
      }
      const plan = plans.get(reading.side) ?? (await planTrial(deps, subjectOf(trial, reading.side)));
      plans.set(reading.side, plan);
      await readOnTrial(deps, plan, reading);
      await deps.db.update(trials).set({ attempts: 0 }).where(isStillHeld(trialLease, trial));
    }
    return 0;
  } catch (error) {
    if (error instanceof ModelUnavailable) await end(deps.db, trial, 'stopped', error.message);
    else if (isRefusal(error) && error.statusCode === 503) return BUSY_SECONDS;
    else if (isRefusal(error)) await end(deps.db, trial, 'stopped', error.message);
    else throw error;
    return 0;
  }
}

function subjectOf(trial: TrialRow, side: Side) {
  return side === 'candidate'
    ? { promptId: trial.prompt_id, model: trial.model }
    : { promptId: trial.base_prompt_id, model: trial.base_model ?? trial.model };
}

async function isStillRunning(db: Db, trial: TrialRow): Promise<boolean> {
  return (await db.$count(trials, and(isStillHeld(trialLease, trial), isRunning))) === 1;
}

async function nextReading(db: Db, trialId: number) {
  const [reading] = await db
    .select()
    .from(trialReadings)
    .where(and(eq(trialReadings.trial_id, trialId), eq(trialReadings.state, 'waiting')))
    .orderBy(asc(trialReadings.position), asc(trialReadings.side))
    .limit(1);
  return reading;
}

async function end(
  db: Db,
  trial: TrialRow,
  state: 'finished' | 'stopped',
  reason: string | null,
): Promise<void> {
  await db
    .update(trials)
    .set({ state, reason, ended_at: sql`now()`, updated_at: sql`now()` })
    .where(and(isStillHeld(trialLease, trial), isRunning));
}

/** Starts the worker that runs trials. The workers of several processes share the trials. */
export function startTrialWorker(deps: ExtractionDeps): Worker {
  return startWorker({
    work: (isStopped) => advanceTrial(deps, isStopped),
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => deps.log.warn(`The trial of a prompt could not go on: ${reason}`),
  });
}
