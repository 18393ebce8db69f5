import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { NOW } from '../../platform/jobs/lease';
import { canonicalAddress } from '../fetching/canonical-address';
import type { FeedItem } from '../fetching/feed';

/** New items of one reading that are stored although their pages do not enter the queue. */
const MAX_NEW_ITEMS = 1_000;
/** Waiting pages of one source: a feed may list new addresses without end. */
const MAX_WAITING = 1_000;
/** Unread pages of one source, with those that were given up. */
const MAX_UNREAD = 10_000;
/** Stories of one source whose texts changed, in one reading. */
const MAX_CHANGED = 50;
/** Rows of one statement. */
const CHUNK = 250;
/** The feed's own text of an article, in UTF-16 units. */
const MAX_FEED_HTML = 100_000;
/** An item that its source has not listed for so long is forgotten. */
const KEPT_FOR = '180 days';
/** A page that was given up may enter the queue again when its source has not listed it for so long. */
const GIVEN_UP_FOR = '30 days';
/** The schedule requests a page again no sooner, because some sources change their texts at every request. */
const BETWEEN_CHECKS = '1 hour';

/** A story is read again so long after it was published, once a day; when a person requests the fetch, also sooner. */
const REREAD_FOR = '3 days';
const BETWEEN_REREADS = '1 day';
const BETWEEN_REQUESTED_REREADS = '1 minute';
/** Young stories of one source in one run. */
const MAX_YOUNG = 20;

/** An article cannot be of later than tomorrow: such a date is a mistake, or made to win over every other article. */
const MAX_AHEAD_MS = 24 * 3_600_000;

/**
 * Items of a source by canonical address, each once, in the order of the source; without dates of the future.
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

/** The date of an article; null for one that is of later than tomorrow. @param now milliseconds since 1970 */
export const pastDate = (date: string | null, now: number): string | null =>
  date !== null && Date.parse(date) > now + MAX_AHEAD_MS ? null : date;

/** Columns of a page that enters the queue. */
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
 * Stores the items that a source lists now, and queues the pages of those without an article and of changed stories.
 * @param items by canonical address, in the order of the source
 * @param articleOf the articles that hold the stories among them, by canonical address
 * @param isRequested a person has requested this fetch: every story is compared
 * @returns false when something is left for the next reading: the queue is full, or a changed page was read just before
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
    // A copy is known by the story of which it is one, and has no article of its own.
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
    // The former hash stays until the story is compared.
    const hash = { item_hash: isPostponed ? (before?.item_hash ?? null) : item_hash };
    return { ...listed, ...hash, ...(isQueued && { ...QUEUED, feed_html: html.slice(0, MAX_FEED_HTML) }) };
  });
  for (let at = 0; at < rows.length; at += CHUNK) await storeItems(tx, rows.slice(at, at + CHUNK));
  return isComplete;
}

/** Recognises that a source's text about a story is another one than before. */
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

/** Stored items among these addresses, locked. `isCompared`: a changed text may lead to a request now. */
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

/** Pages that may still enter the queue of a source. */
async function queueRoom(tx: Tx, sourceId: number): Promise<number> {
  const isUnread = and(
    eq(sourceItems.source_id, sourceId),
    isNull(sourceItems.article_id),
    ne(sourceItems.state, 'listed'),
  );
  const waiting = await tx.$count(sourceItems, and(isUnread, eq(sourceItems.state, 'waiting')));
  return Math.min(MAX_WAITING - waiting, MAX_UNREAD - (await tx.$count(sourceItems, isUnread)));
}

/** Inserts or updates items. A row in the state `waiting` enters the queue, any other row keeps its place in it. */
async function storeItems(tx: Tx, rows: readonly PgInsertValue<typeof sourceItems>[]): Promise<void> {
  const { state, article_id, published_at } = sourceItems;
  const isQueued = sql`excluded.state = 'waiting'`;
  // Another source may have brought the article of a page that waits or was given up.
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
 * Queues the stories of the last days once a day, whose sources may not show that they have changed.
 * @param isRequested a person has requested this fetch
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
