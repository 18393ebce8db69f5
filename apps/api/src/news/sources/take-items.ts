import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { FeedItem } from '../fetching/feed';
import { byAddress, noteItems } from '../source-items/note-items';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import { enqueuePages, enqueueRereads } from '../page-queue/page-queue';
import { knownArticles } from './store-article';

/** A story is read again so long after it was published, once a day; when a person orders a reading, also sooner. */
const REREAD_FOR = '3 days';
const BETWEEN_REREADS = '1 day';
const BETWEEN_ORDERED_REREADS = '1 minute';
/** Stories of one source in one run. */
const MOST_REREADS = 20;

/**
 * Takes over what a source lists: keeps it, and adds to the pages to be read what is not stored, and the stories of which the
 * source says something else than before.
 * @param now milliseconds since 1970
 * @param isOrdered a person has ordered this reading
 * @returns whether there was room for all, and no changed story is left for later
 */
export function takeItems(
  db: Db,
  sourceId: number,
  listed: readonly FeedItem[],
  now: number,
  isOrdered: boolean,
): Promise<boolean> {
  const items = byAddress(listed, now);
  return db.transaction(async (tx) => {
    const articleOf = await knownArticles(tx, [...items.keys()]);
    const { changed, isPostponed } = await noteItems(tx, sourceId, items, articleOf, isOrdered);
    const again = new Set(changed);
    const only = (isWanted: (key: string) => boolean) => new Map([...items].filter(([key]) => isWanted(key)));
    await enqueueRereads(
      tx,
      sourceId,
      only((key) => again.has(key)),
      articleOf,
    );
    const hadRoom = await enqueuePages(
      tx,
      sourceId,
      only((key) => !articleOf.has(key)),
    );
    return hadRoom && !isPostponed;
  });
}

/**
 * Adds the stories of the last days to the pages to be read, whose sources may not say that they have changed.
 * @param isOrdered a person has ordered this reading
 */
export function takeYoungStories(db: Db, sourceId: number, isOrdered: boolean): Promise<void> {
  const since = isOrdered ? BETWEEN_ORDERED_REREADS : BETWEEN_REREADS;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(sourceItems)
      .where(
        and(
          eq(sourceItems.source_id, sourceId),
          isNotNull(sourceItems.article_id),
          gt(
            sql`coalesce(${sourceItems.published_at}, ${sourceItems.first_seen_at})`,
            sql`now() - ${REREAD_FOR}::interval`,
          ),
          lt(sourceItems.checked_at, sql`now() - ${since}::interval`),
        ),
      )
      .orderBy(sourceItems.checked_at, sourceItems.id)
      .limit(MOST_REREADS);
    const items = new Map(rows.map((row) => [row.url_key, { ...row, html: '', changed: '' }]));
    const articleOf = new Map(
      rows.flatMap(({ url_key, article_id }) =>
        article_id === null ? [] : [[url_key, article_id] as const],
      ),
    );
    await enqueueRereads(tx, sourceId, items, articleOf);
  });
}
