import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit-event';
import type { Db, Tx } from '../db/open-database';
import { newsJob, newsRuns } from './news-job.table';

export type NewsJob = { enabled: boolean; intervalSec: number; next_run_at: string };
/** A run that this process holds. */
export type Claim = { epoch: number; runId: number };

/** A process that says nothing for so long counts as dead, in seconds. */
export const LEASE_SECONDS = 60;
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;
const ONLY = eq(newsJob.id, 1);

/** The job's settings; the first call of an installation stores the defaults. */
export async function readNewsJob(db: Db | Tx): Promise<NewsJob> {
  const columns = {
    enabled: newsJob.enabled,
    intervalSec: newsJob.interval_sec,
    next_run_at: newsJob.next_run_at,
  };
  const [row] = await db.select(columns).from(newsJob).where(ONLY);
  if (row) return row;
  await db.insert(newsJob).values({ id: 1 }).onConflictDoNothing();
  const [created] = await db.select(columns).from(newsJob).where(ONLY);
  if (!created) throw new Error('news_job has no row');
  return created;
}

/** Switched on, the first run is due at once; a shorter interval counts from now. */
export function saveNewsJob(
  db: Db,
  { enabled, intervalSec }: { enabled: boolean; intervalSec: number },
  actor: Actor,
): Promise<NewsJob> {
  return db.transaction(async (tx) => {
    await readNewsJob(tx);
    const [before] = await tx.select().from(newsJob).where(ONLY).for('update');
    if (!before) throw new Error('news_job has no row');
    const isStarting = enabled && !before.enabled;
    const next = isStarting
      ? sql`now()`
      : sql`least(${newsJob.next_run_at}, now() + make_interval(secs => ${intervalSec}))`;
    await tx
      .update(newsJob)
      .set({ enabled, interval_sec: intervalSec, next_run_at: next, updated_at: sql`now()` })
      .where(ONLY);
    await recordEvent(tx, actor, {
      action: 'scraper_config_saved',
      target: { type: 'scraper_config', id: 'news' },
      before: { enabled: before.enabled, intervalSec: before.interval_sec },
      after: { enabled, intervalSec },
    });
    return readNewsJob(tx);
  });
}

/**
 * Takes the run that is due, if nobody else does: one conditional update on the database's clock, so that of any number of
 * processes one gets it. A run whose process died is taken up again when its lease ends.
 * @param owner names this process
 * @returns undefined when nothing is due or somebody has it
 */
export function claimRun(db: Db, owner: string): Promise<Claim | undefined> {
  return db.transaction(async (tx) => {
    const isFree = or(isNull(newsJob.lease_until), lt(newsJob.lease_until, sql`clock_timestamp()`));
    const [due] = await tx
      .select({ at: newsJob.next_run_at, epoch: newsJob.epoch })
      .from(newsJob)
      .where(and(ONLY, isFree, eq(newsJob.enabled, true), lte(newsJob.next_run_at, sql`clock_timestamp()`)))
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const epoch = due.epoch + 1;
    await tx.update(newsJob).set({ lease_owner: owner, lease_until: leaseEnd, epoch }).where(ONLY);
    const [run] = await tx
      .insert(newsRuns)
      .values({ scheduled_for: due.at, epoch })
      .onConflictDoUpdate({ target: newsRuns.scheduled_for, set: { epoch } })
      .returning({ id: newsRuns.id });
    if (!run) throw new Error('a run was not stored');
    return { epoch, runId: run.id };
  });
}

/** Says that the run goes on. @returns false when somebody else has taken it meanwhile */
export async function keepRun(db: Db, { epoch }: Claim): Promise<boolean> {
  const { rowCount } = await db
    .update(newsJob)
    .set({ lease_until: leaseEnd })
    .where(and(ONLY, eq(newsJob.epoch, epoch)));
  return rowCount === 1;
}

export type RunResult = { source_count: number; failed_sources: number; new_articles: number };

/** Ends the run and sets the next, an interval after the slot or from now if that has passed. */
export function finishRun(db: Db, { epoch, runId }: Claim, result: RunResult): Promise<void> {
  return db.transaction(async (tx) => {
    const interval = sql`make_interval(secs => ${newsJob.interval_sec})`;
    const { rowCount } = await tx
      .update(newsJob)
      .set({
        lease_owner: null,
        lease_until: null,
        next_run_at: sql`greatest(${newsJob.next_run_at} + ${interval}, clock_timestamp() + interval '1 second')`,
      })
      .where(and(ONLY, eq(newsJob.epoch, epoch)));
    if (rowCount === 1)
      await tx
        .update(newsRuns)
        .set({ ...result, finished_at: sql`clock_timestamp()` })
        .where(eq(newsRuns.id, runId));
  });
}
