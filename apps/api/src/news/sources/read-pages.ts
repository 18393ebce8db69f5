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

/** Articles of one source in one run; pages that are not read do not count. The rest comes with the next ones. */
const ARTICLES_PER_RUN = 50;
/** Of one source in one run, so that slow pages do not hold up the other sources. */
const LONGEST_MS = 120_000;

export type PageDeps = SiteDeps & {
  db: Db;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to 1, for the jitter of waits. */
  random: () => number;
  /** Names this process in leases. */
  owner: string;
};

type Origin = { id: number; name: string };

/** Counts of pages that were read. */
export type PagesRead = { new_articles: number; updated_articles: number; unread_pages: number };

/**
 * Reads the pages of a source that are due, one after another.
 * @param isOver ends it between two pages
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

/** @throws Refusal 503 when no thread is free to read it: then the page was not tried */
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

/** Of a story that is stored: a page that cannot be read now leaves it as it is. A busy site is left alone as it wants. */
async function rereadPage(
  deps: PageDeps,
  page: ClaimedPage,
  articleId: number,
  sites: VisitedSites,
): Promise<'updated' | 'unchanged'> {
  const found = await collect(deps, page, sites);
  if ('reason' in found && affectsSite(found)) return postponeReread(deps, page, found);
  const isUpdated = !('reason' in found) && (await storeUpdate(deps, articleId, found));
  await finishPage(deps.db, page, null); // a source's item names the present version already
  return isUpdated ? 'updated' : 'unchanged';
}

/** After its last attempt it is forgotten: the story is stored. */
async function postponeReread(
  { db, now, random }: PageDeps,
  page: ClaimedPage,
  unread: Unread,
): Promise<'unchanged'> {
  if (isGivenUp(failedAttempt(page, unread, now()))) await finishPage(db, page, null);
  else await recordFailure(db, page, unread, { now: now(), random });
  return 'unchanged';
}

/** The article behind a page of the queue, without a date of the future. */
async function collect(
  deps: PageDeps,
  { title, url, published_at, feed_html: html }: ClaimedPage,
  sites: VisitedSites,
) {
  const found = await collectArticle(deps, { title, url, published_at, html, changed: '' }, sites);
  return 'reason' in found ? found : { ...found, published_at: pastDate(found.published_at, deps.now()) };
}

/** Whatever goes wrong with one page concerns that page: the next ones are read all the same. */
function failureOf(error: unknown): Unread {
  try {
    return unreadBy(error);
  } catch {
    return { reason: 'unreadable', message: 'It could not be stored.', isFinal: false, retryAfterMs: null };
  }
}
