import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { claimNext } from '../../platform/jobs/claim-next';
import { endLease } from '../../platform/jobs/end-lease';
import { isStillHeld, NOW, secondsFromNow, type Held, type Lease } from '../../platform/jobs/lease';
import type { FeedItem } from '../fetching/feed';
import { isOfSite, type Unread } from '../../platform/outbound-http/unread';
import { isGivenUp, pageWaitSeconds, type FailedAttempt } from './page-backoff';
import { unreadPages } from '../../platform/db/schema/unread-pages.table';

/** A page that this process alone reads, as long as its claim holds. */
export type ClaimedPage = typeof unreadPages.$inferSelect;

/** Of one source: a feed may list new addresses without end. */
const MOST_WAITING = 1_000;
/** Of one source, with those that were given up. */
const MOST_PAGES = 10_000;
/** A page that was given up is forgotten when its feed has not listed it for so long. */
const FORGOTTEN_AFTER = '30 days';
/** Stories of one source that may have changed, at once. */
const MOST_REREADS = 50;
/** Rows of one statement. */
const CHUNK = 500;
/** Of what the feed holds of an article, in UTF-16 units. */
const MAX_FEED_HTML = 100_000;
/** More claims than the attempts of any page: those of a page that ends its process each time. */
const MOST_CLAIMS = 10;

/** Pages that were not tried yet first, so that none waits behind those that fail. */
export const pageLease: Lease<typeof unreadPages> = {
  table: unreadPages,
  isOpen: eq(unreadPages.state, 'waiting'),
  orderBy: [unreadPages.attempts, unreadPages.id],
  seconds: 60,
  abandon: {
    afterAttempts: MOST_CLAIMS,
    change: {
      state: 'given_up',
      reason: 'unreadable',
      message: `${MOST_CLAIMS} attempts ended without a result.`,
    },
  },
};

/**
 * Adds what a source lists to the pages to be read, as far as it is not known yet and there is room.
 * @param fresh by canonical address, not stored as articles, in the order of the source
 * @returns whether there was room for all; the rest is found in the source again
 */
export async function enqueuePages(
  tx: Tx,
  sourceId: number,
  fresh: ReadonlyMap<string, FeedItem>,
): Promise<boolean> {
  await tx
    .delete(unreadPages)
    .where(
      and(
        eq(unreadPages.source_id, sourceId),
        eq(unreadPages.state, 'given_up'),
        lt(unreadPages.last_seen_at, sql`now() - ${FORGOTTEN_AFTER}::interval`),
      ),
    );
  const known = await noteSeen(tx, sourceId, [...fresh.keys()]);
  const missing = [...fresh].filter(([key]) => !known.has(key));
  const ofSource = and(eq(unreadPages.source_id, sourceId), isNull(unreadPages.article_id));
  const waiting = await tx.$count(unreadPages, and(ofSource, pageLease.isOpen));
  const room = Math.min(MOST_WAITING - waiting, MOST_PAGES - (await tx.$count(unreadPages, ofSource)));
  const rows = missing.slice(0, Math.max(room, 0)).map(([url_key, item]) => ({
    source_id: sourceId,
    url_key,
    url: item.url,
    title: item.title,
    published_at: item.published_at,
    feed_html: item.html.slice(0, MAX_FEED_HTML),
  }));
  await insertPages(tx, rows);
  return rows.length === missing.length;
}

/**
 * Adds pages of stored articles to the pages to be read, because their stories may have changed. Such a page is forgotten
 * when it cannot be read, unless that concerns its whole site.
 * @param articleOf by canonical address
 */
export async function enqueueRereads(
  tx: Tx,
  sourceId: number,
  items: ReadonlyMap<string, FeedItem>,
  articleOf: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...items].flatMap(([url_key, { url, title, published_at, html }]) => {
    const article_id = articleOf.get(url_key);
    const page = { source_id: sourceId, url_key, url, title, published_at };
    return article_id === undefined ? [] : { ...page, article_id, feed_html: html.slice(0, MAX_FEED_HTML) };
  });
  await insertPages(tx, rows.slice(0, MOST_REREADS));
}

async function noteSeen(tx: Tx, sourceId: number, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < keys.length; at += CHUNK) {
    const seen = await tx
      .update(unreadPages)
      .set({ last_seen_at: NOW })
      .where(
        and(eq(unreadPages.source_id, sourceId), inArray(unreadPages.url_key, keys.slice(at, at + CHUNK))),
      )
      .returning({ url_key: unreadPages.url_key });
    for (const { url_key } of seen) known.add(url_key);
  }
  return known;
}

async function insertPages(tx: Tx, rows: readonly (typeof unreadPages.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK)
    await tx
      .insert(unreadPages)
      .values(rows.slice(at, at + CHUNK))
      .onConflictDoNothing();
}

/** Claims the next page of a source that is due. */
export function claimPage(db: Db, owner: string, sourceId: number): Promise<ClaimedPage | undefined> {
  return claimNext(db, pageLease, { owner, where: eq(unreadPages.source_id, sourceId) });
}

/** Ends all claims: who made them has lost the run of the news job in which they were made. */
export async function endFormerClaims(db: Db): Promise<void> {
  await db
    .update(unreadPages)
    .set({ lease_until: NOW })
    .where(sql`${unreadPages.lease_until} > ${NOW}`);
}

/** Takes a page from the queue that is stored as an article. */
export async function removePage(db: Db | Tx, held: Held): Promise<void> {
  await db.delete(unreadPages).where(isStillHeld(pageLease, held));
}

/** What is known of a page when its attempt has failed. @param now milliseconds since 1970 */
export function failedAttempt(
  { attempts, first_seen_at }: ClaimedPage,
  unread: Unread,
  now: number,
): FailedAttempt {
  return { unread, attempts, ageMs: now - Date.parse(first_seen_at) };
}

/**
 * Ends a failed attempt: the page waits for its next one, or is given up. A person's decision of meanwhile that it is never
 * read is kept. What concerns the whole site postpones its other pages as well, without an attempt of theirs.
 * @param now milliseconds since 1970
 */
export async function keepUnread(
  db: Db,
  page: ClaimedPage,
  unread: Unread,
  { now, random }: { now: number; random: () => number },
): Promise<void> {
  const failed = failedAttempt(page, unread, now);
  const waitSeconds = pageWaitSeconds(failed, random);
  const { reason, message } = unread;
  const isHeld = await endLease(db, pageLease, page, {
    reason,
    message,
    feed_html: '',
    last_attempt_at: NOW,
    ...(isGivenUp(failed) ? { state: GIVEN_UP_UNLESS_NEVER } : { due_at: secondsFromNow(waitSeconds) }),
  });
  if (isHeld && isOfSite(unread)) await postponeSite(db, page, unread, waitSeconds);
}

const GIVEN_UP_UNLESS_NEVER = sql`case ${unreadPages.state} when 'never' then 'never' else 'given_up' end`;

async function postponeSite(
  db: Db,
  { source_id, url }: ClaimedPage,
  { reason, message }: Unread,
  waitSeconds: number,
): Promise<void> {
  const site = `${new URL(url).origin}/`;
  await db
    .update(unreadPages)
    .set({
      due_at: sql`greatest(${unreadPages.due_at}, ${secondsFromNow(waitSeconds)})`,
      reason: sql`coalesce(${unreadPages.reason}, ${reason})`,
      message: sql`coalesce(${unreadPages.message}, ${message})`,
    })
    .where(
      and(
        eq(unreadPages.source_id, source_id),
        pageLease.isOpen,
        sql`starts_with(${unreadPages.url}, ${site})`,
      ),
    );
}
