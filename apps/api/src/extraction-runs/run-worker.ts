import { ModelUnavailable } from '../llm/llm-usage';
import { startLoop, type Worker } from '../worker-loop';
import { claimArticle, peekArticle } from './article-claims';
import { countUnderWay } from './article-counts';
import { planExtraction, type ExtractionDeps, type Plan } from './extract-article';
import { extractOne, showOne } from './run-articles';
import { claimRun, finishRun, haltRun, putRunOff, rereadRun, whileRunClaimed } from './run-claims';
import type { RunRow } from './run.queries';

const LOOKS_EVERY_MS = 500;
const LOOKS_AGAIN_AFTER_FAILURE_MS = 5_000;

export type WorkerLog = { warn: (text: string) => void };

/**
 * One batch of the running run, if it is due and no other process moves it on.
 * @returns whether there was one
 */
export async function advanceRun(deps: ExtractionDeps, isStopped = () => false): Promise<boolean> {
  const run = await claimRun(deps.db, deps.owner);
  if (!run) return false;
  await whileRunClaimed(deps.db, run, () => runBatch(deps, run, isStopped));
  await putRunOff(deps.db, run, isStopped() ? 0 : run.delay_ms);
  return true;
}

/** Who started the run acts, also when nobody looks. */
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
      if (run.budget_tokens !== null && run.tokens >= run.budget_tokens) {
        await haltRun(deps.db, run, `The budget of ${run.budget_tokens} tokens is used.`, actorOfRun(run));
        return;
      }
      if (!(await runOne(deps, plan, run))) return;
    }
  } catch (error) {
    if (!isForPeople(error)) throw error;
    await haltRun(deps.db, claimed, error.message, actorOfRun(claimed));
  }
}

/** @returns whether there was an article; the run is finished when none is left, also not in other hands */
async function runOne(deps: ExtractionDeps, plan: Plan, run: RunRow): Promise<boolean> {
  const scope = { retryOf: run.retry_of };
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

/** A reason to pause: the model may not be asked, or the prompt cannot be used. */
function isForPeople(error: unknown): error is Error {
  return (
    error instanceof ModelUnavailable || (error instanceof Error && Reflect.get(error, 'statusCode') === 409)
  );
}

/** Moves runs on as long as the process lives, together with all other processes. */
export function startRunWorker(deps: ExtractionDeps & { log: WorkerLog }): Worker {
  return startLoop({
    work: (isStopped) => advanceRun(deps, isStopped),
    everyMs: LOOKS_EVERY_MS,
    afterFailureMs: LOOKS_AGAIN_AFTER_FAILURE_MS,
    onFailure: (error) =>
      deps.log.warn(
        `The extraction run could not go on: ${error instanceof Error ? error.message : 'unknown reason'}`,
      ),
  });
}
