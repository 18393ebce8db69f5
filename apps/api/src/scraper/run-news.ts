import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { newsSources } from './news-sources.table';
import { collectArticles, type CollectDeps } from '../news/collect-articles';
import { readSource, sourceErrorText } from '../news/read-source';
import { whileHeld } from '../lease/heartbeat';
import { finishNewsRun, newsLease, type NewsRunClaim, type RunResult } from './news-job';
import type { NewsSourceRow } from './source.queries';
import { storeArticle, unknownItems } from './store-article';

/** New articles of one source in one run; the rest comes with the next ones. */
const ARTICLES_PER_RUN = 50;

export type NewsDeps = Omit<CollectDeps, 'isStopped'> & {
  db: Db;
  log: { warn: (text: string) => void };
};

/**
 * One run over all enabled sources. The failure of a source is recorded with it and does not affect the others. A run that
 * lost its lease stops at the next source.
 * @param isStopped ends it between two articles; the run is then taken up again by the next process that claims it
 */
export async function runNews(deps: NewsDeps, claim: NewsRunClaim, isStopped: () => boolean): Promise<void> {
  await whileHeld(deps.db, newsLease, claim, async (isLost) => {
    const isOver = () => isStopped() || isLost();
    const result = await runSources(deps, isOver);
    if (!isOver()) await finishNewsRun(deps.db, claim, result);
  });
}

async function runSources(deps: NewsDeps, isOver: () => boolean): Promise<RunResult> {
  const result: RunResult = { source_count: 0, failed_sources: 0, new_articles: 0 };
  const sources = await deps.db
    .select()
    .from(newsSources)
    .where(eq(newsSources.enabled, true))
    .orderBy(newsSources.id);
  for (const source of sources) {
    if (isOver()) break;
    const { error, stored } = await runSource(deps, source, isOver);
    result.source_count += 1;
    result.new_articles += stored;
    if (error !== null) result.failed_sources += 1;
  }
  return result;
}

async function runSource(
  deps: NewsDeps,
  source: NewsSourceRow,
  isStopped: () => boolean,
): Promise<{ error: string | null; stored: number }> {
  let stored = 0;
  try {
    const { feed, validators } = await readSource(deps, source.url, source);
    const fresh = feed ? await unknownItems(deps.db, feed.items) : [];
    let unread = 0;
    await collectArticles({ ...deps, isStopped }, fresh.slice(0, ARTICLES_PER_RUN), {
      store: async (article) => {
        if (await storeArticle(deps, article, source)) stored += 1;
      },
      keepUnread: async () => {
        unread += 1;
      },
    });
    // An unchanged feed is not sent again, so what is still to be had of it must not be forgotten.
    const isDone = unread === 0 && fresh.length <= ARTICLES_PER_RUN && !isStopped();
    await markSuccess(
      deps.db,
      source,
      feed
        ? { item_count: feed.items.length, ...(isDone ? validators : { etag: null, last_modified: null }) }
        : {},
    );
    return { error: null, stored };
  } catch (error) {
    const text = sourceErrorText(error);
    await markFailure(deps.db, source, text);
    deps.log.warn(`News of ${source.name} could not be read: ${text}`);
    return { error: text, stored };
  }
}

/** Also for a test of the source, which leaves the validators alone. */
export async function markSuccess(
  db: Db,
  { id, url }: NewsSourceRow,
  found: { item_count?: number; etag?: string | null; last_modified?: string | null },
): Promise<void> {
  await db
    .update(newsSources)
    .set({
      ...found,
      last_checked_at: sql`now()`,
      last_success_at: sql`now()`,
      consecutive_failures: 0,
      last_error: null,
    })
    .where(sql`${newsSources.id} = ${id} and ${newsSources.url} = ${url}`);
}

export async function markFailure(db: Db, { id, url }: NewsSourceRow, text: string): Promise<void> {
  await db
    .update(newsSources)
    .set({
      last_checked_at: sql`now()`,
      consecutive_failures: sql`${newsSources.consecutive_failures} + 1`,
      last_error: text.slice(0, 500),
    })
    .where(sql`${newsSources.id} = ${id} and ${newsSources.url} = ${url}`);
}
