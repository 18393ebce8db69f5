import { and, eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { claimNext } from '../../platform/jobs/claim-next';
import { endLease } from '../../platform/jobs/end-lease';
import { isStillHeld, secondsFromNow, type Lease } from '../../platform/jobs/lease';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { RUN_COLUMNS, type RunRow } from './run.queries';

const isRunning = eq(extractionRuns.state, 'running');

export const runLease: Lease<typeof extractionRuns> = {
  table: extractionRuns,
  isOpen: isRunning,
  orderBy: [extractionRuns.id],
  seconds: 20,
};

/** Claims the running extraction run if its next batch is due and no other process holds it. */
export function claimRun(db: Db, owner: string): Promise<RunRow | undefined> {
  return claimNext(db, runLease, { owner });
}

/** Returns the current state of an extraction run; undefined if it is not running or the claim is lost. */
export async function rereadRun(db: Db, run: RunRow): Promise<RunRow | undefined> {
  const [row] = await db
    .select(RUN_COLUMNS)
    .from(extractionRuns)
    .where(and(isStillHeld(runLease, run), isRunning));
  return row;
}

/** Releases an extraction run until its next batch is due. */
export async function releaseRun(db: Db, run: RunRow, delayMs: number): Promise<void> {
  await endLease(db, runLease, run, { due_at: secondsFromNow(delayMs / 1000), attempts: 0 });
}

export async function finishRun(db: Db, run: RunRow): Promise<void> {
  await db
    .update(extractionRuns)
    .set({ state: 'finished', ended_at: sql`now()`, updated_at: sql`now()` })
    .where(and(isStillHeld(runLease, run), isRunning));
}

/** Pauses an extraction run for a reason that a person must resolve, and records the audit event. */
export async function pauseRunWith(db: Db, run: RunRow, reason: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(extractionRuns)
      .set({ state: 'paused', reason, updated_at: sql`now()` })
      .where(and(isStillHeld(runLease, run), isRunning));
    if (rowCount === 1)
      await recordEvent(tx, actor, {
        action: 'extraction_run_paused',
        target: { type: 'extraction_run', id: String(run.id) },
        after: { reason },
      });
  });
}
