import { and, eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { claimNext } from '../../platform/jobs/claim-next';
import { endLease } from '../../platform/jobs/end-lease';
import { NOW, secondsFromNow, type Held, type Lease } from '../../platform/jobs/lease';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import { toConfigAnswer, type NewsJob } from './config-answer';
import { newsJob, newsRuns } from '../../platform/db/schema/news-job.table';

/** The news job, held by this process; `runId` is the run whose time has come, null when only readings are ordered. */
export type NewsRunClaim = Held & { runId: number | null };

/** The time of the schedule has come. */
const IS_DUE = sql`(${newsJob.enabled} and ${newsJob.due_at} <= ${NOW})`;
const IS_ORDERED = sql`exists (select from ${newsReadings} where ${newsReadings.finished_at} is null)`;

export const newsLease: Lease<typeof newsJob> = {
  table: newsJob,
  isOpen: sql`(${IS_DUE} or ${IS_ORDERED})`,
  isDue: sql`true`,
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
 * Claims the run that is due, or the readings that are ordered: of any number of processes one gets them. What a process that
 * died has left is taken up again when its lease expires.
 * @param owner names this process
 * @returns undefined when nothing is due or another process has it
 */
export function claimNewsRun(db: Db, owner: string): Promise<NewsRunClaim | undefined> {
  return db.transaction(async (tx) => {
    const job = await claimNext(tx, newsLease, { owner });
    if (!job) return undefined;
    const { id, epoch, due_at } = job;
    const [scheduled] = await tx.select({ id: newsJob.id }).from(newsJob).where(and(ONLY, IS_DUE));
    if (!scheduled) return { id, epoch, runId: null };
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
export function finishNewsRun(
  db: Db,
  claim: Held,
  { runId, ...result }: RunResult & { runId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const due_at = sql`greatest(${newsJob.due_at} + ${INTERVAL}, ${secondsFromNow(1)})`;
    if (!(await endLease(tx, newsLease, claim, { due_at, attempts: 0 }))) return;
    await tx
      .update(newsRuns)
      .set({ ...result, finished_at: NOW })
      .where(eq(newsRuns.id, runId));
  });
}

/**
 * Ends a claim that was made for ordered readings.
 * @param wasAll all sources were read: the next run is an interval away
 */
export async function releaseNewsJob(db: Db, claim: Held, wasAll: boolean): Promise<void> {
  const later = sql`greatest(${newsJob.due_at}, ${NOW} + ${INTERVAL})`;
  await endLease(db, newsLease, claim, { attempts: 0, ...(wasAll && { due_at: later }) });
}

const INTERVAL = sql`make_interval(secs => ${newsJob.interval_sec})`;
