import { eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit-event';
import type { Db, Tx } from '../db/open-database';
import { claimNext } from '../lease/claim-next';
import { endLease } from '../lease/end-lease';
import { NOW, secondsFromNow, type Held, type Lease } from '../lease/lease';
import { refuseStale } from '../row-versions/refuse-stale';
import { toConfigAnswer, type NewsJob } from './config-answer';
import { newsJob, newsRuns } from './news-job.table';

/** A run that this process holds. */
export type NewsRunClaim = Held & { runId: number };

export const newsLease: Lease<typeof newsJob> = {
  table: newsJob,
  isOpen: eq(newsJob.enabled, true),
  orderBy: [newsJob.id],
  seconds: 60,
};
/** Every event of this action concerns the one job. */
const EDITS = { actions: ['scraper_config_saved'], isOfRow: () => true } as const;
const ONLY = eq(newsJob.id, 1);

/** The job's settings; the first call of an installation stores the defaults. */
export async function readNewsJob(db: Db | Tx): Promise<NewsJob> {
  const columns = {
    enabled: newsJob.enabled,
    intervalSec: newsJob.interval_sec,
    next_run_at: newsJob.due_at,
    version: newsJob.version,
  };
  const [row] = await db.select(columns).from(newsJob).where(ONLY);
  if (row) return row;
  await db.insert(newsJob).values({ id: 1 }).onConflictDoNothing();
  const [created] = await db.select(columns).from(newsJob).where(ONLY);
  if (!created) throw new Error('news_job has no row');
  return created;
}

/**
 * Switched on, the first run is due at once; a shorter interval counts from now.
 * @param ifMatch the header, when the caller sent it
 * @throws 412 for another version than the caller saw
 */
export function saveNewsJob(
  db: Db,
  { enabled, intervalSec }: { enabled: boolean; intervalSec: number },
  ifMatch: string | undefined,
  actor: Actor,
): Promise<NewsJob> {
  return db.transaction(async (tx) => {
    await readNewsJob(tx);
    const [before] = await tx.select().from(newsJob).where(ONLY).for('update');
    if (!before) throw new Error('news_job has no row');
    const { version } = before;
    const current = async () => toConfigAnswer(tx, await readNewsJob(tx));
    await refuseStale(tx, { ifMatch, version, current, edits: EDITS });
    const isStarting = enabled && !before.enabled;
    const next = isStarting
      ? sql`now()`
      : sql`least(${newsJob.due_at}, now() + make_interval(secs => ${intervalSec}))`;
    await tx
      .update(newsJob)
      .set({ enabled, interval_sec: intervalSec, due_at: next, updated_at: sql`now()` })
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
 * Claims the run that is due: of any number of processes one gets it. A run whose process died is taken up again when its
 * lease expires.
 * @param owner names this process
 * @returns undefined when nothing is due or another process has it
 */
export function claimNewsRun(db: Db, owner: string): Promise<NewsRunClaim | undefined> {
  return db.transaction(async (tx) => {
    const job = await claimNext(tx, newsLease, { owner });
    if (!job) return undefined;
    const { id, epoch, due_at } = job;
    const [run] = await tx
      .insert(newsRuns)
      .values({ scheduled_for: due_at, epoch })
      .onConflictDoUpdate({ target: newsRuns.scheduled_for, set: { epoch } })
      .returning({ id: newsRuns.id });
    if (!run) throw new Error('a run was not stored');
    return { id, epoch, runId: run.id };
  });
}

export type RunResult = { source_count: number; failed_sources: number; new_articles: number };

/** Ends the run and schedules the next, an interval after the slot or from now if that has passed. */
export function finishNewsRun(db: Db, claim: NewsRunClaim, result: RunResult): Promise<void> {
  return db.transaction(async (tx) => {
    const interval = sql`make_interval(secs => ${newsJob.interval_sec})`;
    const due_at = sql`greatest(${newsJob.due_at} + ${interval}, ${secondsFromNow(1)})`;
    if (!(await endLease(tx, newsLease, claim, { due_at, attempts: 0 }))) return;
    await tx
      .update(newsRuns)
      .set({ ...result, finished_at: NOW })
      .where(eq(newsRuns.id, claim.runId));
  });
}
