import { ModelUnavailable } from '../llm/llm-usage';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { claimArticle, peekArticle } from './article-claims';
import { countUnderWay } from './article-counts';
import { planExtraction, type ExtractionDeps, type Plan } from './extract-article';
import { extractOne, showOne } from './run-articles';
import { withLease } from '../../platform/jobs/heartbeat';
import { claimRun, finishRun, pauseRunWith, releaseRun, rereadRun, runLease } from './run-claims';
import type { RunRow } from './run.queries';

const POLL_MS = 500;
const RETRY_MS = 5_000;

/**
 * Runs one batch of the running extraction run if it is due and no other process holds it.
 * @returns whether a batch was due
 */
export async function advanceRun(deps: ExtractionDeps, isStopped = () => false): Promise<boolean> {
  const run = await claimRun(deps.db, deps.owner);
  if (!run) return false;
  await withLease(deps.db, runLease, run, () => runBatch(deps, run, isStopped));
  await releaseRun(deps.db, run, isStopped() ? 0 : run.delay_ms);
  return true;
}

/** Returns the actor of an extraction run: the person who started it. */
const actorOfRun = ({ started_by }: RunRow) => ({
  userId: started_by,
  sessionId: null,
  ip: null,
  requestId: null,
});

async function runBatch(deps: ExtractionDeps, claimed: RunRow, isStopped: () => boolean): Promise<void> {
  try {
    const plan = await planExtraction(deps);
    for (let done = 0; done < claimed.batch && !isStopped(); done += 1) {
      const run = await rereadRun(deps.db, claimed);
      if (!run) return;
      if (run.max_articles !== null && run.processed >= run.max_articles) {
        await finishRun(deps.db, run);
        return;
      }
      if (run.budget_tokens !== null && run.tokens >= run.budget_tokens) {
        await pauseRunWith(
          deps.db,
          run,
          `The budget of ${run.budget_tokens} tokens is used.`,
          actorOfRun(run),
        );
        return;
      }
      if (!(await runOne(deps, plan, run))) return;
    }
  } catch (error) {
    if (!isReasonToPause(error)) throw error;
    await pauseRunWith(deps.db, claimed, error.message, actorOfRun(claimed));
  }
}

/**
 * Extracts one article of an extraction run. Finishes the run if no article is left and no other process is extracting
 * one.
 * @returns whether there was an article
 */
async function runOne(deps: ExtractionDeps, plan: Plan, run: RunRow): Promise<boolean> {
  const scope = { retryOf: run.retry_of, listedBy: run.retry_cause === null ? null : run.id };
  const article = run.dry
    ? await peekArticle(deps.db, run.after_article)
    : await claimArticle(deps.db, deps.owner, scope);
  if (article) {
    if (run.dry) await showOne(deps, plan, article, run.id);
    else await extractOne(deps, plan, article, { actor: actorOfRun(run), runId: run.id });
    return true;
  }
  if (run.dry || (await countUnderWay(deps.db, scope)) === 0) await finishRun(deps.db, run);
  return false;
}

/** Returns whether an error must pause the extraction run: no request may be sent, or the prompt cannot be used. */
function isReasonToPause(error: unknown): error is Error {
  return (
    error instanceof ModelUnavailable || (error instanceof Error && Reflect.get(error, 'statusCode') === 409)
  );
}

/** Starts the worker that processes extraction runs. The workers of several processes share the runs. */
export function startRunWorker(deps: ExtractionDeps): Worker {
  return startWorker({
    work: (isStopped) => advanceRun(deps, isStopped),
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => deps.log.warn(`The extraction run could not go on: ${reason}`),
  });
}
