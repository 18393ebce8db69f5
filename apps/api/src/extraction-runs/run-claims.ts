import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit-event';
import { equalsChosen } from '../db/equals-chosen';
import { extractionRuns } from './extraction-runs.table';
import type { Db } from '../db/open-database';
import type { RunRow } from './run.queries';

/** Kept up while a process moves the run on; after that another one may. */
const LEASE = sql`interval '20 seconds'`;
const RENEWED_EVERY_MS = 5_000;

const isOurs = ({ id, epoch }: Pick<RunRow, 'id' | 'epoch'>) =>
  and(eq(extractionRuns.id, id), eq(extractionRuns.epoch, epoch));
const isRunning = eq(extractionRuns.state, 'running');

/** Takes the running run, when its next batch is due and no other process moves it on. By the database's clock. */
export async function claimRun(db: Db, owner: string): Promise<RunRow | undefined> {
  const next = db
    .select({ id: extractionRuns.id })
    .from(extractionRuns)
    .where(
      and(
        isRunning,
        lte(extractionRuns.next_at, sql`now()`),
        or(isNull(extractionRuns.lease_until), lte(extractionRuns.lease_until, sql`now()`)),
      ),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(extractionRuns)
    .set({ lease_owner: owner, lease_until: sql`now() + ${LEASE}`, epoch: sql`${extractionRuns.epoch} + 1` })
    .where(equalsChosen(extractionRuns.id, next))
    .returning();
  return claimed;
}

/** Keeps the lease of a run while `work` goes on. */
export async function whileRunClaimed<T>(db: Db, run: RunRow, work: () => Promise<T>): Promise<T> {
  const renew = () =>
    db
      .update(extractionRuns)
      .set({ lease_until: sql`now() + ${LEASE}` })
      .where(isOurs(run))
      .then(
        () => undefined,
        () => undefined,
      );
  const timer = setInterval(() => void renew(), RENEWED_EVERY_MS);
  timer.unref();
  return work().finally(() => clearInterval(timer));
}

/** The run as it now is, if it is running still and this process moves it on. */
export async function rereadRun(db: Db, run: RunRow): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(extractionRuns)
    .where(and(isOurs(run), isRunning));
  return row;
}

/** Lets go of a run until its next batch is due. */
export async function putRunOff(db: Db, run: RunRow, delayMs: number): Promise<void> {
  const next_at = sql`now() + make_interval(secs => ${delayMs / 1000}::float8)`;
  await db.update(extractionRuns).set({ lease_owner: null, lease_until: null, next_at }).where(isOurs(run));
}

export async function finishRun(db: Db, run: RunRow): Promise<void> {
  await db
    .update(extractionRuns)
    .set({ state: 'finished', ended_at: sql`now()`, updated_at: sql`now()` })
    .where(and(isOurs(run), isRunning));
}

/** Pauses a run by itself, with the reason and its event. */
export async function haltRun(db: Db, run: RunRow, reason: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(extractionRuns)
      .set({ state: 'paused', reason, updated_at: sql`now()` })
      .where(and(isOurs(run), isRunning));
    if (rowCount === 1)
      await recordEvent(tx, actor, {
        action: 'extraction_run_paused',
        target: { type: 'extraction_run', id: String(run.id) },
        after: { reason },
      });
  });
}
