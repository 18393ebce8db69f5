import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open-database';
import { isRefusal } from '../../../platform/http/errors/errors';
import type { ExtractionDeps, Plan } from '../../runs/extract-article';
import { claimNext } from '../../../platform/jobs/claim-next';
import { endLease } from '../../../platform/jobs/end-lease';
import { whileHeld } from '../../../platform/jobs/heartbeat';
import { isStillHeld, secondsFromNow, type Lease } from '../../../platform/jobs/lease';
import { startWorker, type Worker } from '../../../platform/jobs/worker-loop';
import { ModelUnavailable } from '../../llm/llm-usage';
import type { TrialRow } from './change-trial';
import { readOnTrial } from './read-on-trial';
import { planTrial } from './trial-subject';
import { trialReadings, trials } from '../../../platform/db/schema/trials.table';

const POLL_MS = 500;
const RETRY_MS = 5_000;
/** While no thread is free to read an article. */
const BUSY_SECONDS = 5;

const isRunning = eq(trials.state, 'running');

/** Claims one after the other in which no article was read. */
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
 * Reads the articles of the oldest running trial that no other process holds, until it is over or stopped.
 * @returns whether there was one
 */
export async function advanceTrial(deps: ExtractionDeps, isStopped = () => false): Promise<boolean> {
  const trial = await claimNext(deps.db, trialLease, { owner: deps.owner });
  if (!trial) return false;
  const wait = await whileHeld(deps.db, trialLease, trial, () => readAll(deps, trial, isStopped));
  await endLease(deps.db, trialLease, trial, { due_at: secondsFromNow(wait), attempts: 0 });
  return true;
}

/** @returns seconds until it is to be continued */
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

/** Advances trials as long as the process lives, together with all other processes. */
export function startTrialWorker(deps: ExtractionDeps): Worker {
  return startWorker({
    work: (isStopped) => advanceTrial(deps, isStopped),
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => deps.log.warn(`The trial of a prompt could not go on: ${reason}`),
  });
}
