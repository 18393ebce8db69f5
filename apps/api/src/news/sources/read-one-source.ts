import type { Db } from '../../platform/db/open-database';
import { FetchFailure } from '../../platform/outbound-http/fetch-failure';
import type { FeedItem } from '../fetching/feed';
import { readSource } from '../fetching/read-source';
import { byAddress, queueListed, queueYoungStories } from '../page-queue/queue-listed';
import { readPages, type PageDeps, type PagesRead } from './read-pages';
import type { NewsSourceRow } from '../../platform/db/schema/news-sources.table';
import { markFailure, markSuccess } from './source-outcome';
import { knownArticles } from './store-article';

export type NewsDeps = PageDeps & { log: { warn: (text: string) => void } };

const NOTHING: PagesRead = { new_articles: 0, updated_articles: 0, unread_pages: 0 };

type Reading = {
  isOver: () => boolean;
  /** True if a person requested the fetch; false if it is scheduled. */
  isOrdered: boolean;
};

/** Reads the items of a source, and then its due pages. If the server is busy, no pages are requested. */
export async function readOneSource(
  deps: NewsDeps,
  source: NewsSourceRow,
  { isOver, isOrdered }: Reading,
): Promise<PagesRead & { isRead: boolean }> {
  const outcome = await readListOf(deps, source, isOrdered);
  const isRead = outcome === 'read';
  if (outcome === 'busy') return { isRead, ...NOTHING };
  if (isRead) await queueYoungStories(deps.db, source.id, isOrdered);
  return { isRead, ...(await readPages(deps, source, isOver)) };
}

async function readListOf(
  deps: NewsDeps,
  source: NewsSourceRow,
  isOrdered: boolean,
): Promise<'read' | 'failed' | 'busy'> {
  const { db, now } = deps;
  try {
    const { feed, validators } = await readSource(deps, source, source);
    const isComplete = !feed || (await queueItems(db, source.id, byAddress(feed.items, now()), isOrdered));
    // The site does not send an unchanged feed again, so the validators are removed while items are left.
    const next = isComplete ? validators : { etag: null, last_modified: null };
    await markSuccess(db, source, feed ? { item_count: feed.items.length, note: feed.note, ...next } : {});
    return 'read';
  } catch (error) {
    const text = await markFailure(db, source, error, deps.random);
    deps.log.warn(`News of ${source.name} could not be read: ${text}`);
    return error instanceof FetchFailure && error.reason === 'busy' ? 'busy' : 'failed';
  }
}

const queueItems = (db: Db, sourceId: number, items: ReadonlyMap<string, FeedItem>, isRequested: boolean) =>
  db.transaction(async (tx) =>
    queueListed(tx, sourceId, items, await knownArticles(tx, [...items.keys()]), isRequested),
  );
