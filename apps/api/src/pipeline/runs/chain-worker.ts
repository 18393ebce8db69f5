import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Actor } from '../../audit/audit-event';
import { CURATE_BATCH_LIMIT } from '../../startups/curation/curation.limits';
import { runAudit } from '../../startups/curation/run-audit';
import { runCuration } from '../../startups/curation/run-curation';
import type { Db } from '../../platform/db/open-database';
import { countPending } from '../../extraction/runs/article-counts';
import { cancelIfOpen, insertRun, lockRuns } from '../../extraction/runs/change-run';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { claimNext } from '../../platform/jobs/claim-next';
import { endLease, retryLater } from '../../platform/jobs/end-lease';
import { withLease } from '../../platform/jobs/heartbeat';
import { isStillHeld, secondsFromNow, type Lease } from '../../platform/jobs/lease';
import { processName } from '../../platform/jobs/process-name';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { failureText } from '../../platform/observability/log-options';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import { requestFetch } from '../../news/manual-fetches/news-readings.queries';
import { chainRuns, type ChainRunRow } from '../../platform/db/schema/chain-runs.table';

const POLL_MS = 500;
const RETRY_MS = 5_000;
/** Seconds between two checks of an active fetch or extraction. */
const LOOK_SECONDS = 1;
/** Maximum number of attempts per step. A step that crashes its server each time is then abandoned. */
const MAX_ATTEMPTS = 5;
/** Maximum length of a stored failure message, in characters. */
const LONGEST_REASON = 1_000;
const BACKOFF = { firstSeconds: 2, maxSeconds: 60 };

const OVER = { updated_at: sql`now()`, ended_at: sql`now()` };

export const chainLease: Lease<typeof chainRuns> = {
  table: chainRuns,
  isOpen: eq(chainRuns.state, 'running'),
  orderBy: [chainRuns.id],
  seconds: 20,
  abandon: {
    afterAttempts: MAX_ATTEMPTS,
    change: {
      state: 'failed',
      reason: withLastFailure(`${MAX_ATTEMPTS} attempts ended without a result.`),
      ...OVER,
    },
  },
};

/** Appends the message of the last failed attempt. If that attempt crashed its server, there is no message. */
function withLastFailure(text: string): SQL {
  return sql`${text}::text || coalesce(' The last failure: ' || ${chainRuns.reason}, '')`;
}

type ChainDeps = { db: Db; now: () => number };
type Change = PgUpdateSetSource<typeof chainRuns>;
type Step = (deps: ChainDeps, run: ChainRunRow) => Promise<Change>;

const LOOK_AGAIN: Change = { due_at: secondsFromNow(LOOK_SECONDS) };

/** Requests a fetch of all sources, then waits for its end. Repeating the step after a crash has the same result. */
const read: Step = async ({ db }, run) => {
  if (run.reading_id === null) {
    const { id } = await requestFetch(db, {}, actorOf(run));
    return { ...LOOK_AGAIN, reading_id: Number(id) };
  }
  const [reading] = await db
    .select({ finished_at: newsReadings.finished_at })
    .from(newsReadings)
    .where(eq(newsReadings.id, run.reading_id));
  return reading && reading.finished_at === null ? LOOK_AGAIN : { stage: 'extract' };
};

const OF_EXTRACTION = {
  state: extractionRuns.state,
  reason: extractionRuns.reason,
  processed: extractionRuns.processed,
  tokens: extractionRuns.tokens,
  max_articles: extractionRuns.max_articles,
  budget_tokens: extractionRuns.budget_tokens,
};

/** Starts an extraction run as soon as no other extraction run is running, then waits for its end. */
const extract: Step = async ({ db }, run) => {
  if (run.extraction_run_id === null) return startExtraction(db, run);
  const [own] = await db
    .select(OF_EXTRACTION)
    .from(extractionRuns)
    .where(eq(extractionRuns.id, run.extraction_run_id));
  if (own?.state === 'running') return LOOK_AGAIN;
  const isSpent = own !== undefined && own.budget_tokens !== null && own.tokens >= own.budget_tokens;
  if (own && isSpent && own.state !== 'finished') {
    // A run that is paused by its budget would wait for a person. It is cancelled, and its results are curated now.
    await cancelIfOpen(db, String(run.extraction_run_id), actorOf(run));
    return { stage: 'curate', reached: 'tokens' };
  }
  if (own?.state === 'finished') {
    const isFull = own.max_articles !== null && own.processed >= own.max_articles;
    return { stage: 'curate', reached: isFull && (await countPending(db)) > 0 ? 'articles' : null };
  }
  const reason =
    own?.state === 'paused' ? `Extraction is paused: ${own.reason ?? ''}` : 'Extraction was cancelled.';
  return { state: 'failed', reason, ...OVER };
};

/**
 * Starts the extraction and stores its id in the pipeline run, in one transaction. After a crash, neither or both are
 * stored.
 */
async function startExtraction(db: Db, run: ChainRunRow): Promise<Change> {
  return db.transaction(async (tx) => {
    await lockRuns(tx);
    if ((await countPending(tx)) === 0) return { stage: 'curate' };
    if ((await tx.$count(extractionRuns, eq(extractionRuns.state, 'running'))) > 0) return LOOK_AGAIN;
    const { max_articles, budget_tokens } = run;
    const order = { delay_ms: 0, max_articles, budget_tokens };
    const { id } = await insertRun(tx, order, {}, actorOf(run));
    const { rowCount } = await tx
      .update(chainRuns)
      .set({ extraction_run_id: Number(id) })
      .where(isStillHeld(chainLease, run));
    if (rowCount !== 1) throw new Error('the run was stopped or taken over');
    return LOOK_AGAIN;
  });
}

/** Curates one batch of raw startups. If no rows are left, the audit follows. */
const curate: Step = async ({ db, now }, run) => {
  const order = { limit: CURATE_BATCH_LIMIT, dryRun: false };
  const { processed, inserted, updated } = await runCuration(db, order, actorOf(run), now());
  if (processed > 0)
    return {
      curated_rows: run.curated_rows + processed,
      new_startups: run.new_startups + inserted,
      updated_startups: run.updated_startups + updated,
    };
  await runAudit(db, actorOf(run), now());
  return { state: 'finished', ...OVER };
};

const STEPS: Readonly<Record<ChainRunRow['stage'], Step>> = { read, extract, curate };

/**
 * Runs the next step of the active pipeline run if it is due and no other process holds it. Steps can be repeated:
 * after a crash, another process runs the step again.
 * @returns whether there was a step to run
 */
export async function advanceChain(deps: ChainDeps, owner: string): Promise<boolean> {
  const run = await claimNext(deps.db, chainLease, { owner });
  if (!run) return false;
  try {
    const change = await withLease(deps.db, chainLease, run, () => STEPS[run.stage](deps, run));
    await endLease(deps.db, chainLease, run, {
      attempts: 0,
      reason: null,
      updated_at: sql`now()`,
      ...change,
    });
  } catch (error) {
    const reason = failureText(error).slice(0, LONGEST_REASON);
    await deps.db.update(chainRuns).set({ reason }).where(isStillHeld(chainLease, run));
    await retryLater(deps.db, chainLease, run, BACKOFF);
    throw error;
  }
  return true;
}

/** Returns the person who started a pipeline run, for the audit trail. */
const actorOf = ({ started_by }: ChainRunRow): Actor => ({
  userId: started_by,
  sessionId: null,
  ip: null,
  requestId: null,
});

/** Starts a worker that advances the active pipeline run until the process ends. All processes share the work. */
export function startChainWorker(deps: ChainDeps & { log: { warn: (text: string) => void } }): Worker {
  const owner = processName();
  return startWorker({
    work: async (isStopped) => {
      while (!isStopped() && (await advanceChain(deps, owner)));
    },
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => deps.log.warn(`The run of the chain could not go on: ${reason}`),
  });
}
