import type { Db } from '../../platform/db/open-database';
import { isRefusal } from '../../platform/http/errors/errors';
import { releaseUnstarted } from '../../platform/jobs/end-lease';
import { withLease } from '../../platform/jobs/heartbeat';
import { collectArticle, unreadBy, type VisitedSites } from '../fetching/collect-article';
import type { SiteDeps } from '../fetching/robots';
import { affectsSite, type Unread } from '../../platform/outbound-http/unread';
import { isGivenUp } from '../page-queue/page-backoff';
import {
  claimPage,
  failedAttempt,
  finishPage,
  pageLease,
  recordFailure,
  setCopyAside,
  type ClaimedPage,
} from '../page-queue/page-queue';
import { pastDate } from '../page-queue/queue-listed';
import { knownArticles, storeArticle } from './store-article';
import { storeUpdate } from './store-update';

/** Maximum number of articles per source and run, without unread pages. Later runs read the remaining articles. */
const ARTICLES_PER_RUN = 50;
/** Maximum time per source and run in milliseconds, so that slow pages do not delay other sources. */
const LONGEST_MS = 120_000;

export type PageDeps = SiteDeps & {
  db: Db;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Returns a number from 0 to 1 for the random variation of waits. */
  random: () => number;
  /** Name of this process in leases. */
  owner: string;
};

type Origin = { id: number; name: string };

/** Counts of the pages that were read in one run. */
export type PagesRead = { new_articles: number; updated_articles: number; unread_pages: number };

/**
 * Reads the due pages of a source, one after another.
 * @param isOver returns true to stop between two pages
 */
export async function readPages(deps: PageDeps, source: Origin, isOver: () => boolean): Promise<PagesRead> {
  const sites: VisitedSites = new Map();
  const end = deps.now() + LONGEST_MS;
  const counts = { new: 0, known: 0, updated: 0, unchanged: 0, unread: 0 };
  while (counts.new + counts.known < ARTICLES_PER_RUN && !isOver() && deps.now() < end) {
    const page = await claimPage(deps.db, deps.owner, source.id);
    if (!page) break;
    counts[await withLease(deps.db, pageLease, page, () => readPage(deps, page, source, sites))] += 1;
  }
  return { new_articles: counts.new, updated_articles: counts.updated, unread_pages: counts.unread };
}

type PageOutcome = 'new' | 'known' | 'updated' | 'unchanged' | 'unread';

/**
 * Reads a page.
 * @throws Refusal 503 if no thread is free: the attempt then does not count
 */
async function readPage(
  deps: PageDeps,
  page: ClaimedPage,
  source: Origin,
  sites: VisitedSites,
): Promise<PageOutcome> {
  const { db, now, random } = deps;
  try {
    if (page.article_id !== null) return await rereadPage(deps, page, page.article_id, sites);
    const isWantedCopy = page.reason === 'copy';
    const known = isWantedCopy ? undefined : (await knownArticles(db, [page.url_key])).get(page.url_key);
    if (known !== undefined) {
      await finishPage(db, page, known);
      return 'known';
    }
    const found = await collect(deps, page, sites);
    if ('reason' in found) {
      await recordFailure(db, page, found, { now: now(), random });
      return 'unread';
    }
    const stored = await storeArticle(deps, found, source, isWantedCopy);
    if (stored.copyOf === null) await finishPage(db, page, stored.id, found.published_at);
    else await setCopyAside(db, page, stored.copyOf);
    return stored.isNew ? 'new' : 'known';
  } catch (error) {
    if (isRefusal(error)) {
      await releaseUnstarted(db, pageLease, page);
      throw error;
    }
    if (page.article_id !== null) return postponeReread(deps, page, failureOf(error));
    await recordFailure(db, page, failureOf(error), { now: now(), random });
    return 'unread';
  }
}

/**
 * Reads the page of a stored story again. If the page cannot be read, the story does not change. If the whole site
 * fails, the attempt is postponed.
 */
async function rereadPage(
  deps: PageDeps,
  page: ClaimedPage,
  articleId: number,
  sites: VisitedSites,
): Promise<'updated' | 'unchanged'> {
  const found = await collect(deps, page, sites);
  if ('reason' in found && affectsSite(found)) return postponeReread(deps, page, found);
  const isUpdated = !('reason' in found) && (await storeUpdate(deps, articleId, found));
  await finishPage(deps.db, page, null); // the items already refer to the current version
  return isUpdated ? 'updated' : 'unchanged';
}

/**
 * Postpones the page of a stored story. After the last attempt, the page leaves the queue, because the story is
 * stored.
 */
async function postponeReread(
  { db, now, random }: PageDeps,
  page: ClaimedPage,
  unread: Unread,
): Promise<'unchanged'> {
  if (isGivenUp(failedAttempt(page, unread, now()))) await finishPage(db, page, null);
  else await recordFailure(db, page, unread, { now: now(), random });
  return 'unchanged';
}

/** Collects the article of a queued page and removes a future publication date. */
async function collect(
  deps: PageDeps,
  { title, url, published_at, feed_html: html }: ClaimedPage,
  sites: VisitedSites,
) {
  const found = await collectArticle(deps, { title, url, published_at, html, changed: '' }, sites);
  return 'reason' in found ? found : { ...found, published_at: pastDate(found.published_at, deps.now()) };
}

/** Converts any error to a failure of the current page, so that the next pages are still read. */
function failureOf(error: unknown): Unread {
  try {
    return unreadBy(error);
  } catch {
    return { reason: 'unreadable', message: 'It could not be stored.', isFinal: false, retryAfterMs: null };
  }
}
