import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { runRequestedFetches } from '../manual-fetches/carry-out-readings';
import { withLease } from '../../platform/jobs/heartbeat';
import type { Db } from '../../platform/db/open-database';
import { NOW } from '../../platform/jobs/lease';
import { endFormerClaims } from '../page-queue/page-queue';
import { finishNewsRun, newsLease, releaseNewsJob, type NewsRunClaim, type RunResult } from './news-job';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { readOneSource, type NewsDeps } from './read-one-source';

/**
 * Runs the news job for the process that holds it. It reads the requested sources. If a run is due, it also reads all
 * enabled and due sources that were not read since the start. The failure of a source is recorded and does not affect
 * other sources. A run that lost its lease stops at the next page.
 * @param isStopped returns true to stop between two pages; the next process that claims the job continues
 */
export async function runNews(deps: NewsDeps, claim: NewsRunClaim, isStopped: () => boolean): Promise<void> {
  await withLease(deps.db, newsLease, claim, async (isLost) => {
    const isOver = () => isStopped() || isLost();
    await endFormerClaims(deps.db);
    const began = await databaseTime(deps.db);
    const wasAll = await runRequestedFetches(deps, isOver);
    if (claim.runId === null) return releaseNewsJob(deps.db, claim, wasAll);
    const result = await runSources(deps, began, isOver);
    if (!isOver()) await finishNewsRun(deps.db, claim, { ...result, runId: claim.runId });
  });
}

/** Returns the database time as text, because a JavaScript date would round the microseconds. */
async function databaseTime(db: Db): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`select ${NOW}::text as at`);
  const [row] = rows;
  if (!row) throw new Error('the database has no time');
  return row.at;
}

/**
 * Reads all due sources. Each source is loaded just before it is read, because a person may have changed it during the
 * run.
 */
async function runSources(deps: NewsDeps, began: string, isOver: () => boolean): Promise<RunResult> {
  const result: RunResult = { source_count: 0, failed_sources: 0, new_articles: 0 };
  const isDue = or(isNull(newsSources.next_attempt_at), lte(newsSources.next_attempt_at, NOW));
  const isUnread = or(isNull(newsSources.last_checked_at), lt(newsSources.last_checked_at, began));
  const isWanted = and(eq(newsSources.enabled, true), isDue, isUnread);
  const wanted = await deps.db
    .select({ id: newsSources.id })
    .from(newsSources)
    .where(isWanted)
    .orderBy(newsSources.id);
  for (const { id } of wanted) {
    if (isOver()) break;
    const [source] = await deps.db
      .select()
      .from(newsSources)
      .where(and(eq(newsSources.id, id), isWanted));
    if (!source) continue;
    const { isRead, new_articles } = await readOneSource(deps, source, { isOver, isOrdered: false });
    result.source_count += 1;
    if (!isRead) result.failed_sources += 1;
    result.new_articles += new_articles;
    await runRequestedFetches(deps, isOver); // requested fetches do not wait for the end of the run
  }
  return result;
}
