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

/** Claim of the news job by this process. `runId` is the id of the due run; null if only requested fetches are due. */
export type NewsRunClaim = Held & { runId: number | null };

/** SQL condition that a scheduled run is due. */
const IS_DUE = sql`(${newsJob.enabled} and ${newsJob.due_at} <= ${NOW})`;
const IS_ORDERED = sql`exists (select from ${newsReadings} where ${newsReadings.finished_at} is null)`;

export const newsLease: Lease<typeof newsJob> = {
  table: newsJob,
  isOpen: sql`(${IS_DUE} or ${IS_ORDERED})`,
  isDue: sql`true`,
  orderBy: [newsJob.id],
  seconds: 60,
};
/** Audit actions that change the settings of the news job. They all concern its only row. */
const EDITS = { actions: ['scraper_config_saved'], isOfRow: () => true } as const;
const ONLY = eq(newsJob.id, 1);

/** Returns the settings of the news job. The first call in an installation stores the defaults. */
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
 * Saves the settings of the news job. When the job is enabled, the first run is due immediately. A shorter interval
 * applies from now.
 * @param ifMatch If-Match header, if the caller sent it
 * @throws 412 if the caller saw another version
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
 * Claims the due run or the requested fetches for one process. Any number of processes can compete for the claim. When
 * the lease of a crashed process expires, another process claims the work.
 * @param owner name of this process
 * @returns undefined if nothing is due or another process holds the job
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

/**
 * Ends a run and schedules the next run one interval after the planned time. If that time has passed, the next run is
 * due in a second.
 */
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
 * Ends a claim for requested fetches.
 * @param wasAll true if all sources were read; the next run then starts one interval later
 */
export async function releaseNewsJob(db: Db, claim: Held, wasAll: boolean): Promise<void> {
  const later = sql`greatest(${newsJob.due_at}, ${NOW} + ${INTERVAL})`;
  await endLease(db, newsLease, claim, { attempts: 0, ...(wasAll && { due_at: later }) });
}

const INTERVAL = sql`make_interval(secs => ${newsJob.interval_sec})`;
