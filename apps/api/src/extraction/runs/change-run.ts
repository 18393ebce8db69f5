import { DEFAULT_BATCH_DELAY_MS } from './extraction.limits';
import { and, eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { articles } from '../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../news/fetching/kept-text';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import type { FailureCause } from '../llm/failure-cause';
import type { ExtractionRunBody, RunOrderBody } from './extraction.schemas';
import { lockRun, readRun, type RunRow } from './run.queries';

const target = (id: number) => ({ type: 'extraction_run', id: String(id) });

/** Starts an extraction run. @throws Refusal 409 while another run is running */
export async function startRun(db: Db, order: RunOrderBody, actor: Actor): Promise<ExtractionRunBody> {
  return db.transaction((tx) => insertRun(tx, order, {}, actor));
}

/**
 * Pauses an extraction run. A run that is already paused keeps its reason.
 * @throws Refusal 404; 409 for a run that has ended
 */
export async function pauseRun(
  db: Db,
  id: string,
  reason: string | undefined,
  actor: Actor,
): Promise<ExtractionRunBody> {
  return db.transaction(async (tx) => {
    const run = await openRun(tx, id);
    if (run.state === 'running') {
      const text = reason?.trim() || 'Paused by hand.';
      await tx
        .update(extractionRuns)
        .set({ state: 'paused', reason: text, updated_at: sql`now()` })
        .where(eq(extractionRuns.id, run.id));
      await recordEvent(tx, actor, {
        action: 'extraction_run_paused',
        target: target(run.id),
        after: { reason: text },
      });
    }
    return readRun(tx, run.id);
  });
}

/**
 * Resumes a paused extraction run.
 * @throws Refusal 404; 409 for a run that has ended, or while another run is running
 */
export async function resumeRun(db: Db, id: string, actor: Actor): Promise<ExtractionRunBody> {
  return db.transaction(async (tx) => {
    await lockRuns(tx);
    const run = await openRun(tx, id);
    if (run.state === 'paused') {
      await refuseSecond(tx);
      await tx
        .update(extractionRuns)
        .set({ state: 'running', reason: null, due_at: sql`now()`, updated_at: sql`now()` })
        .where(eq(extractionRuns.id, run.id));
      await recordEvent(tx, actor, { action: 'extraction_run_resumed', target: target(run.id) });
    }
    return readRun(tx, run.id);
  });
}

/**
 * Cancels an extraction run. The current article is finished and counted.
 * @throws Refusal 404; 409 for a run that has ended
 */
export async function cancelRun(db: Db, id: string, actor: Actor): Promise<ExtractionRunBody> {
  return db.transaction(async (tx) => {
    const run = await openRun(tx, id);
    await cancelLocked(tx, run, actor);
    return readRun(tx, run.id);
  });
}

/** Cancels an extraction run, unless it has ended. @throws Refusal 404 */
export async function cancelIfOpen(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id);
    if (isOpen(run)) await cancelLocked(tx, run, actor);
  });
}

async function cancelLocked(tx: Tx, { id }: RunRow, actor: Actor): Promise<void> {
  await tx
    .update(extractionRuns)
    .set({ state: 'cancelled', ended_at: sql`now()`, updated_at: sql`now()` })
    .where(eq(extractionRuns.id, id));
  await recordEvent(tx, actor, { action: 'extraction_run_cancelled', target: target(id) });
}

/**
 * Starts an extraction run over the articles that failed in another run and have not succeeded since.
 * @throws Refusal 404; 409 if there are no such articles, for a dry run, or while another run is running
 */
export async function retryRun(db: Db, id: string, actor: Actor): Promise<ExtractionRunBody> {
  return db.transaction(async (tx) => {
    await lockRuns(tx);
    const run = await lockRun(tx, id);
    const failed = sql`${articles.id} in (select article_id from ${extractions} where run_id = ${run.id} and outcome = 'failed')`;
    const { rowCount } = await tx
      .update(articles)
      .set({ state: 'pending', updated_at: sql`now()` })
      .where(and(eq(articles.state, 'failed'), HAS_TEXT, failed));
    if (!rowCount) throw conflict('This run has no failed article that can be retried.');
    const { batch, delay_ms, budget_tokens } = run;
    return insertRun(tx, { batch, delay_ms, budget_tokens }, { retry_of: run.id }, actor);
  });
}

/** Articles that an extraction run processes again. */
type RetryScope = { retry_of?: number; article_ids?: number[]; retry_cause?: FailureCause };

/** Inserts an extraction run. @throws Refusal 409 while another run is running */
export async function insertRun(
  tx: Tx,
  order: RunOrderBody & { max_articles?: number | null },
  scope: RetryScope,
  actor: Actor,
): Promise<ExtractionRunBody> {
  await lockRuns(tx);
  await refuseSecond(tx);
  const { batch = 1, delay_ms = DEFAULT_BATCH_DELAY_MS, dry = false } = order;
  const { budget_tokens = null, max_articles = null } = order;
  const { retry_of = null, article_ids, retry_cause } = scope;
  const values = { batch, delay_ms, dry, budget_tokens, max_articles, retry_of };
  const [row] = await tx
    .insert(extractionRuns)
    .values({ ...values, article_ids, retry_cause, started_by: actor.userId })
    .returning({ id: extractionRuns.id });
  if (!row) throw new Error('no run was stored');
  const after = { ...values, ...(article_ids && { retry_cause, articles: article_ids.length }) };
  await recordEvent(tx, actor, { action: 'extraction_run_started', target: target(row.id), after });
  return readRun(tx, row.id);
}

async function openRun(tx: Tx, id: string): Promise<RunRow> {
  const run = await lockRun(tx, id);
  if (!isOpen(run)) throw conflict(`This run is ${run.state}.`);
  return run;
}

const isOpen = ({ state }: RunRow): boolean => state !== 'finished' && state !== 'cancelled';

/** Locks the start of extraction runs until the transaction ends. */
export async function lockRuns(tx: Tx): Promise<void> {
  await waitForLock(tx, ADVISORY_LOCKS.extractionRuns);
}

async function refuseSecond(tx: Tx): Promise<void> {
  const [running] = await tx
    .select({ id: extractionRuns.id })
    .from(extractionRuns)
    .where(eq(extractionRuns.state, 'running'));
  if (running) throw conflict('Another run is running on the server. Pause or cancel it first.');
}
