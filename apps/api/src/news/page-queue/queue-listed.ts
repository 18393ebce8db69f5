import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { NOW } from '../../platform/jobs/lease';
import { canonicalAddress } from '../fetching/canonical-address';
import type { FeedItem } from '../fetching/feed';

/** Maximum number of new items per fetch that are stored although their pages do not enter the queue. */
const MAX_NEW_ITEMS = 1_000;
/** Maximum number of waiting pages per source. A feed may list new addresses endlessly. */
const MAX_WAITING = 1_000;
/** Maximum number of unread pages per source, including pages that were given up. */
const MAX_UNREAD = 10_000;
/** Maximum number of changed stories per source and fetch. */
const MAX_CHANGED = 50;
/** Number of rows per SQL statement. */
const CHUNK = 250;
/** Maximum length of the article text in a feed, in UTF-16 units. */
const MAX_FEED_HTML = 100_000;
/** Time after which an item that its source no longer lists is deleted. */
const KEPT_FOR = '180 days';
/** Time after which a page that was given up and is no longer listed may enter the queue again. */
const GIVEN_UP_FOR = '30 days';
/**
 * Minimum interval between two scheduled requests of a page, because some sources change their texts at every request.
 */
const BETWEEN_CHECKS = '1 hour';

/** Time after publication in which a story is read again once a day, or sooner if a person requests a fetch. */
const REREAD_FOR = '3 days';
const BETWEEN_REREADS = '1 day';
const BETWEEN_REQUESTED_REREADS = '1 minute';
/** Maximum number of recent stories that are read again per source and run. */
const MAX_YOUNG = 20;

/**
 * Maximum time by which a publication date may be in the future. A later date is an error, or an attempt to rank
 * before all other articles.
 */
const MAX_AHEAD_MS = 24 * 3_600_000;

/**
 * Indexes the items of a source by canonical address, in the order of the source. Future dates are removed.
 * @param now milliseconds since 1970
 */
export function byAddress(items: readonly FeedItem[], now: number): Map<string, FeedItem> {
  return new Map(
    items.map((item) => [
      canonicalAddress(item.url),
      { ...item, published_at: pastDate(item.published_at, now) },
    ]),
  );
}

/**
 * Returns the date of an article; null if it is more than a day in the future.
 * @param now milliseconds since 1970
 */
export const pastDate = (date: string | null, now: number): string | null =>
  date !== null && Date.parse(date) > now + MAX_AHEAD_MS ? null : date;

/** Column values of a page that enters the queue. */
const QUEUED = {
  state: 'waiting' as const,
  queued_at: NOW,
  due_at: NOW,
  attempts: 0,
  reason: null,
  message: null,
  last_attempt_at: null,
};

/**
 * Stores the items that a source lists. Pages of items without an article and pages of changed stories enter the
 * queue.
 * @param items items by canonical address, in the order of the source
 * @param articleOf stored articles by canonical address
 * @param isRequested true if a person requested the fetch; every story is then compared
 * @returns false if the next fetch must continue, because the queue is full or a changed page was read recently
 */
export async function queueListed(
  tx: Tx,
  sourceId: number,
  items: ReadonlyMap<string, FeedItem>,
  articleOf: ReadonlyMap<string, number>,
  isRequested: boolean,
): Promise<boolean> {
  await forgetUnlisted(tx, sourceId);
  const known = await knownItems(tx, sourceId, [...items.keys()], isRequested);
  let room = await queueRoom(tx, sourceId);
  let changes = 0;
  let isComplete = true;
  const rows = [...items].flatMap(([url_key, item], position) => {
    const before = known.get(url_key);
    const item_hash = itemHash(item);
    // A copy refers to the original story and has no separate article.
    const article_id = before?.isCopy ? null : (articleOf.get(url_key) ?? null);
    const isIdle = !before || before.state === 'listed';
    const isChanged = Boolean(before?.item_hash && before.item_hash !== item_hash);
    const isPostponed = isChanged && !before?.isCompared;
    const wantsPage = article_id === null && isIdle;
    const wantsReread = article_id !== null && isChanged && !isPostponed && isIdle;
    const isQueued = (wantsPage && room-- > 0) || (wantsReread && changes++ < MAX_CHANGED);
    if (isPostponed || (wantsPage && !isQueued)) isComplete = false;
    if (!before && !isQueued && position >= MAX_NEW_ITEMS) return [];
    const { url, title, published_at, html } = item;
    const listed = { source_id: sourceId, url_key, url, title, published_at, article_id };
    // The previous hash is kept until the story is compared.
    const hash = { item_hash: isPostponed ? (before?.item_hash ?? null) : item_hash };
    return { ...listed, ...hash, ...(isQueued && { ...QUEUED, feed_html: html.slice(0, MAX_FEED_HTML) }) };
  });
  for (let at = 0; at < rows.length; at += CHUNK) await storeItems(tx, rows.slice(at, at + CHUNK));
  return isComplete;
}

/** Returns a hash that changes when the source changes its text about a story. */
function itemHash({ title, html, changed }: FeedItem): string {
  return createHash('sha256')
    .update(JSON.stringify([title, html, changed]))
    .digest('base64url');
}

async function forgetUnlisted(tx: Tx, sourceId: number): Promise<void> {
  const isOlder = (age: string) => lt(sourceItems.last_seen_at, sql`now() - ${age}::interval`);
  const isIn = (state: 'given_up' | 'listed') =>
    and(eq(sourceItems.source_id, sourceId), eq(sourceItems.state, state));
  await tx
    .update(sourceItems)
    .set({ state: 'listed', reason: null, message: null })
    .where(and(isIn('given_up'), isOlder(GIVEN_UP_FOR)));
  await tx.delete(sourceItems).where(and(isIn('listed'), isOlder(KEPT_FOR)));
}

/**
 * Returns the stored items with the given addresses and locks their rows. `isCompared` is true if a changed text may
 * now cause a request.
 */
async function knownItems(tx: Tx, sourceId: number, keys: readonly string[], isRequested: boolean) {
  const isCompared = isRequested
    ? sql<boolean>`true`
    : sql<boolean>`${or(
        isNull(sourceItems.article_id),
        isNull(sourceItems.item_hash),
        lt(sourceItems.checked_at, sql`now() - ${BETWEEN_CHECKS}::interval`),
      )}`;
  const { url_key, item_hash, state } = sourceItems;
  const isCopy = sql<boolean>`${sourceItems.reason} is not distinct from 'copy'`;
  const rows = [];
  for (let at = 0; at < keys.length; at += CHUNK)
    rows.push(
      ...(await tx
        .select({ url_key, item_hash, state, isCompared, isCopy })
        .from(sourceItems)
        .where(and(eq(sourceItems.source_id, sourceId), inArray(url_key, keys.slice(at, at + CHUNK))))
        .orderBy(asc(sourceItems.id))
        .for('update')),
    );
  return new Map(rows.map((row) => [row.url_key, row]));
}

/** Returns the number of pages that may still enter the queue of a source. */
async function queueRoom(tx: Tx, sourceId: number): Promise<number> {
  const isUnread = and(
    eq(sourceItems.source_id, sourceId),
    isNull(sourceItems.article_id),
    ne(sourceItems.state, 'listed'),
  );
  const waiting = await tx.$count(sourceItems, and(isUnread, eq(sourceItems.state, 'waiting')));
  return Math.min(MAX_WAITING - waiting, MAX_UNREAD - (await tx.$count(sourceItems, isUnread)));
}

/** Inserts or updates items. A row with the state `waiting` enters the queue; other rows keep their queue state. */
async function storeItems(tx: Tx, rows: readonly PgInsertValue<typeof sourceItems>[]): Promise<void> {
  const { state, article_id, published_at } = sourceItems;
  const isQueued = sql`excluded.state = 'waiting'`;
  // Another source may have supplied the article of a page that waits or was given up.
  const isStored = sql`${article_id} is null and excluded.article_id is not null and ${state} <> 'never'`;
  const queued = (column: keyof typeof QUEUED | 'feed_html') =>
    sql`case when ${isQueued} then excluded.${sql.identifier(column)} else ${sourceItems[column]} end`;
  const cleared = (column: 'reason' | 'message') =>
    sql`case when ${isQueued} or (${isStored}) then null else ${sourceItems[column]} end`;
  await tx
    .insert(sourceItems)
    .values([...rows])
    .onConflictDoUpdate({
      target: [sourceItems.source_id, sourceItems.url_key],
      set: {
        title: sql`excluded.title`,
        published_at: sql`coalesce(excluded.published_at, ${published_at})`,
        item_hash: sql`excluded.item_hash`,
        article_id: sql`case when ${isQueued} then excluded.article_id else coalesce(excluded.article_id, ${article_id}) end`,
        last_seen_at: NOW,
        state: sql`case when ${isQueued} then 'waiting' when ${isStored} then 'listed' else ${state} end`,
        queued_at: queued('queued_at'),
        due_at: queued('due_at'),
        attempts: queued('attempts'),
        feed_html: queued('feed_html'),
        last_attempt_at: queued('last_attempt_at'),
        reason: cleared('reason'),
        message: cleared('message'),
      },
    });
}

/**
 * Queues recent stories once a day, because their sources may not show that they changed.
 * @param isRequested true if a person requested the fetch
 */
export async function queueYoungStories(db: Db, sourceId: number, isRequested: boolean): Promise<void> {
  const since = isRequested ? BETWEEN_REQUESTED_REREADS : BETWEEN_REREADS;
  const young = db
    .select({ id: sourceItems.id })
    .from(sourceItems)
    .where(
      and(
        eq(sourceItems.source_id, sourceId),
        eq(sourceItems.state, 'listed'),
        isNotNull(sourceItems.article_id),
        gt(
          sql`coalesce(${sourceItems.published_at}, ${sourceItems.first_seen_at})`,
          sql`now() - ${REREAD_FOR}::interval`,
        ),
        lt(sourceItems.checked_at, sql`now() - ${since}::interval`),
      ),
    )
    .orderBy(sourceItems.checked_at, sourceItems.id)
    .limit(MAX_YOUNG);
  await db
    .update(sourceItems)
    .set({ ...QUEUED, feed_html: '' })
    .where(inArray(sourceItems.id, young));
}
