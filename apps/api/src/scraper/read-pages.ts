import type { Db } from '../db/open-database';
import { isRefusal } from '../errors';
import { giveBack } from '../lease/end-lease';
import { whileHeld } from '../lease/heartbeat';
import { collectArticle, unreadBy, type VisitedSites } from '../news/collect-article';
import type { SiteDeps } from '../news/robots';
import type { Unread } from '../news/unread';
import { claimPage, keepUnread, pageLease, removePage, type ClaimedPage } from '../unread-pages/page-queue';
import { isStored, storeArticle, type Origin } from './store-article';

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

/**
 * Reads the pages of a source that are due, one after another.
 * @param isOver ends it between two pages
 * @returns how many articles are new
 */
export async function readPages(deps: PageDeps, source: Origin, isOver: () => boolean): Promise<number> {
  const sites: VisitedSites = new Map();
  const end = deps.now() + LONGEST_MS;
  let stored = 0;
  for (let read = 0; read < ARTICLES_PER_RUN && !isOver() && deps.now() < end;) {
    const page = await claimPage(deps.db, deps.owner, source.id);
    if (!page) break;
    const outcome = await whileHeld(deps.db, pageLease, page, () => readPage(deps, page, source, sites));
    if (outcome !== 'unread') read += 1;
    if (outcome === 'new') stored += 1;
  }
  return stored;
}

/** @throws Refusal 503 when no thread is free to read it: then the page was not tried */
async function readPage(
  deps: PageDeps,
  page: ClaimedPage,
  source: Origin,
  sites: VisitedSites,
): Promise<'new' | 'known' | 'unread'> {
  const { db, now, random } = deps;
  try {
    const found = (await isStored(db, page.url_key)) ? null : await collect(deps, page, sites);
    if (found && 'reason' in found) {
      await keepUnread(db, page, found, { now: now(), random });
      return 'unread';
    }
    const isNew = found !== null && (await storeArticle(deps, found, source));
    await removePage(db, page);
    return isNew ? 'new' : 'known';
  } catch (error) {
    if (isRefusal(error)) {
      await giveBack(db, pageLease, page);
      throw error;
    }
    await keepUnread(db, page, failureOf(error), { now: now(), random });
    return 'unread';
  }
}

const collect = (
  deps: PageDeps,
  { title, url, published_at, feed_html: html }: ClaimedPage,
  sites: VisitedSites,
) => collectArticle(deps, { title, url, published_at, html }, sites);

/** Whatever goes wrong with one page concerns that page: the next ones are read all the same. */
function failureOf(error: unknown): Unread {
  try {
    return unreadBy(error);
  } catch {
    return { reason: 'unreadable', message: 'It could not be stored.', isFinal: false, retryAfterMs: null };
  }
}
