import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { NOW } from '../../platform/jobs/lease';
import { contains, type Page } from '../../platform/http/pagination/list-page';
import { UNREAD_REASONS, type UnreadReason } from '../../platform/db/schema/unread-reasons';
import { parseRowId, readRowId } from '../../platform/http/validation/row-id';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { UnreadPageBody } from './unread-pages.schemas';
import { sourceItems } from '../../platform/db/schema/source-items.table';

export type UnreadFilter = {
  source?: string | undefined;
  reason?: UnreadReason | undefined;
  q?: string | undefined;
};

const NO_SUCH = 'There is no such page.';

/** SQL condition for pages that were tried and have no article: unreadable pages and copies. */
const IS_WITHOUT = and(
  inArray(sourceItems.state, ['waiting', 'given_up']),
  isNotNull(sourceItems.reason),
  isNull(sourceItems.article_id),
);
/** Returns an SQL condition for pages with a reason. Copies only match if their reason is given. */
const isOpen = (reason?: UnreadReason) =>
  and(IS_WITHOUT, reason === undefined ? ne(sourceItems.reason, 'copy') : eq(sourceItems.reason, reason));

/**
 * Returns the pages that match a filter, latest attempt first. `total` ignores paging, and the counts also ignore the
 * reason. Copies are listed only if their reason is given.
 */
export async function listUnreadPages(
  db: Db,
  { never = false, reason, ...filter }: UnreadFilter & { never?: boolean | undefined },
  { limit, offset }: Page,
) {
  const match = matchOf(filter);
  const isWanted = never ? eq(sourceItems.state, 'never') : isOpen(reason);
  const rows = await selectPages(db)
    .where(and(match, isWanted))
    .orderBy(sql`${sourceItems.last_attempt_at} desc nulls last`, desc(sourceItems.id))
    .limit(limit)
    .offset(offset);
  const counts = await db
    .select({ reason: sourceItems.reason, pages: count() })
    .from(sourceItems)
    .where(and(match, IS_WITHOUT))
    .groupBy(sourceItems.reason);
  const ofReason = (name: UnreadReason) => counts.find((row) => row.reason === name)?.pages ?? 0;
  return {
    items: rows.map(toUnreadPage),
    total: await db.$count(sourceItems, and(match, isWanted)),
    open_count: counts.reduce((sum, { reason: of, pages }) => (of === 'copy' ? sum : sum + pages), 0),
    never_count: await db.$count(sourceItems, and(match, eq(sourceItems.state, 'never'))),
    reasons: UNREAD_REASONS.map((name) => ({ reason: name, count: ofReason(name) }))
      .filter((entry) => entry.count > 0)
      .sort((one, other) => other.count - one.count),
  };
}

/**
 * Makes a page due immediately and restores all its attempts, even if the page was excluded.
 * @throws 404
 */
export function retryPage(db: Db, id: string, actor: Actor): Promise<UnreadPageBody> {
  return changePage(db, id, actor, { action: 'news_page_retried', change: AGAIN });
}

/**
 * Excludes a page from further attempts until a person retries it.
 * @throws 404
 */
export function ignorePage(db: Db, id: string, actor: Actor): Promise<UnreadPageBody> {
  const change = { state: 'never', feed_html: '' }; // the text in the feed is no longer needed
  return changePage(db, id, actor, { action: 'news_page_never', change });
}

/**
 * Makes all pages that match a filter due immediately.
 * @param expected number of pages that the person saw
 * @throws 409 if the current number differs
 */
export function retryPages(
  db: Db,
  { expected, ...filter }: UnreadFilter & { expected: number },
  actor: Actor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(sourceItems)
      .set(AGAIN)
      .where(and(matchOf(filter), isOpen(filter.reason)));
    if (rowCount !== expected)
      throw conflict(`There are ${rowCount ?? 0} such pages now, not ${expected}. Please look again.`);
    await recordEvent(tx, actor, { action: 'news_pages_retried', after: { ...filter, pages: expected } });
    return expected;
  });
}

const AGAIN = { state: 'waiting' as const, due_at: NOW, attempts: 0 };

function changePage(
  db: Db,
  id: string,
  actor: Actor,
  { action, change }: { action: 'news_page_retried' | 'news_page_never'; change: object },
): Promise<UnreadPageBody> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(sourceItems)
      .where(eq(sourceItems.id, readRowId(id, NO_SUCH)))
      .for('update');
    if (!before || !isUnread(before)) throw notFound(NO_SUCH);
    await tx.update(sourceItems).set(change).where(eq(sourceItems.id, before.id));
    await recordEvent(tx, actor, {
      action,
      target: { type: 'unread_page', id: String(before.id) },
      before: { name: before.title, url: before.url, state: before.state },
    });
    const [row] = await selectPages(tx).where(eq(sourceItems.id, before.id));
    if (!row) throw notFound(NO_SUCH);
    return toUnreadPage(row);
  });
}

/**
 * Returns whether a person may retry or exclude a page: it is excluded, waiting or unreadable, and has no stored
 * article.
 */
const isUnread = ({ state, article_id }: typeof sourceItems.$inferSelect) =>
  state === 'never' || (state !== 'listed' && article_id === null);

const selectPages = (db: Db | Tx) =>
  db
    .select({ page: sourceItems, source: newsSources.name })
    .from(sourceItems)
    .innerJoin(newsSources, eq(newsSources.id, sourceItems.source_id))
    .$dynamic();

function matchOf({ source, q }: UnreadFilter): SQL | undefined {
  const words = q?.trim() ?? '';
  const like = contains(words);
  return and(
    source === undefined ? undefined : isOfSource(parseRowId(source)),
    words === '' ? undefined : or(ilike(sourceItems.title, like), ilike(sourceItems.url, like)),
  );
}

/**
 * Returns an SQL condition for the pages of a source.
 * @param id null for an invalid id, which matches no page
 */
const isOfSource = (id: number | null) => (id === null ? sql`false` : eq(sourceItems.source_id, id));

function toUnreadPage({ page, source }: { page: typeof sourceItems.$inferSelect; source: string }) {
  const { id, source_id, url, title, published_at, reason, message, attempts, due_at } = page;
  const state = page.state === 'listed' ? 'waiting' : page.state; // no list contains a page outside the queue
  return {
    id: String(id),
    source_id: String(source_id),
    source,
    url,
    title,
    published_at: isoTimestamp(published_at),
    state,
    reason,
    message: message?.slice(0, 500) ?? null,
    attempts,
    last_attempt_at: isoTimestamp(page.last_attempt_at),
    next_attempt_at: state === 'waiting' ? isoTimestamp(due_at) : null,
  };
}
