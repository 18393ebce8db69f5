import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { whileHeld } from '../lease/heartbeat';
import { NOW } from '../lease/lease';
import { FetchFailure } from '../news/fetch-failure';
import { readSource } from '../news/read-source';
import { endFormerClaims, enqueuePages } from '../unread-pages/page-queue';
import { finishNewsRun, newsLease, type NewsRunClaim, type RunResult } from './news-job';
import { newsSources } from './news-sources.table';
import { readPages, type PageDeps } from './read-pages';
import type { NewsSourceRow } from './source.queries';
import { markFailure, markSuccess } from './source-outcome';
import { unknownItems } from './store-article';

export type NewsDeps = PageDeps & { log: { warn: (text: string) => void } };

/**
 * One run over all enabled sources that are due. The failure of a source is recorded with it and does not affect the others.
 * A run that lost its lease stops at the next page.
 * @param isStopped ends it between two pages; the run is then taken up again by the next process that claims it
 */
export async function runNews(deps: NewsDeps, claim: NewsRunClaim, isStopped: () => boolean): Promise<void> {
  await whileHeld(deps.db, newsLease, claim, async (isLost) => {
    const isOver = () => isStopped() || isLost();
    await endFormerClaims(deps.db);
    const result = await runSources(deps, isOver);
    if (!isOver()) await finishNewsRun(deps.db, claim, result);
  });
}

async function runSources(deps: NewsDeps, isOver: () => boolean): Promise<RunResult> {
  const result: RunResult = { source_count: 0, failed_sources: 0, new_articles: 0 };
  const isDue = or(isNull(newsSources.next_attempt_at), lte(newsSources.next_attempt_at, NOW));
  const sources = await deps.db
    .select()
    .from(newsSources)
    .where(and(eq(newsSources.enabled, true), isDue))
    .orderBy(newsSources.id);
  for (const source of sources) {
    if (isOver()) break;
    const outcome = await readFeedOf(deps, source);
    result.source_count += 1;
    if (outcome !== 'read') result.failed_sources += 1;
    if (outcome !== 'busy') result.new_articles += await readPages(deps, source, isOver);
  }
  return result;
}

/** Adds what the feed lists to the pages to be read. A busy server is not asked for pages either. */
async function readFeedOf(deps: NewsDeps, source: NewsSourceRow): Promise<'read' | 'failed' | 'busy'> {
  const { db, now } = deps;
  try {
    const { feed, validators } = await readSource(deps, source.url, source);
    const isComplete =
      !feed || (await enqueuePages(db, source.id, await unknownItems(db, feed.items), now()));
    // An unchanged feed is not sent again, so what there was no room for must be listed once more.
    const next = isComplete ? validators : { etag: null, last_modified: null };
    await markSuccess(db, source, feed ? { item_count: feed.items.length, ...next } : {});
    return 'read';
  } catch (error) {
    const text = await markFailure(db, source, error, deps.random);
    deps.log.warn(`News of ${source.name} could not be read: ${text}`);
    return error instanceof FetchFailure && error.reason === 'busy' ? 'busy' : 'failed';
  }
}
