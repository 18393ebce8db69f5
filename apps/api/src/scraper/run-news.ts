import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { newsSources } from './news-sources.table';
import { collectArticles, type CollectDeps } from '../news/collect-articles';
import { readSource, sourceErrorText } from '../news/read-source';
import { finishRun, keepRun, LEASE_SECONDS, type Claim, type RunResult } from './news-job';
import type { NewsSourceRow } from './source.queries';
import { storeArticle, unknownItems } from './store-article';

/** New articles of one source in one run; the rest comes with the next ones. */
const ARTICLES_PER_RUN = 50;

export type NewsDeps = Omit<CollectDeps, 'isStopped'> & {
  db: Db;
  log: { warn: (text: string) => void };
};

/**
 * One run over all enabled sources. A source that fails is told so and hinders none of the others. The lease is prolonged
 * while the run lives; a run that lost it writes nothing more.
 * @param isStopped ends it between two articles; the run is then taken up again by whoever comes next
 */
export async function runNews(deps: NewsDeps, claim: Claim, isStopped: () => boolean): Promise<void> {
  let isLost = false;
  const heartbeat = setInterval(
    () => {
      keepRun(deps.db, claim).then(
        (isKept) => {
          isLost ||= !isKept;
        },
        (error: unknown) => deps.log.warn(`The run could not be prolonged: ${String(error)}`),
      );
    },
    (LEASE_SECONDS * 1000) / 4,
  );
  const result: RunResult = { source_count: 0, failed_sources: 0, new_articles: 0 };
  try {
    const sources = await deps.db
      .select()
      .from(newsSources)
      .where(eq(newsSources.enabled, true))
      .orderBy(newsSources.id);
    for (const source of sources) {
      if (isStopped() || isLost) return;
      const { error, stored } = await runSource(deps, source, () => isStopped() || isLost);
      result.source_count += 1;
      result.new_articles += stored;
      if (error !== null) result.failed_sources += 1;
    }
    if (!isStopped()) await finishRun(deps.db, claim, result);
  } finally {
    clearInterval(heartbeat);
  }
}

async function runSource(
  deps: NewsDeps,
  source: NewsSourceRow,
  isStopped: () => boolean,
): Promise<{ error: string | null; stored: number }> {
  let stored = 0;
  try {
    const { feed, validators } = await readSource(deps.fetchPage, source.url, source);
    const fresh = feed ? await unknownItems(deps.db, feed.items) : [];
    const { unread } = await collectArticles(
      { ...deps, isStopped },
      fresh.slice(0, ARTICLES_PER_RUN),
      async (article) => {
        if (await storeArticle(deps.db, article, source)) stored += 1;
      },
    );
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
