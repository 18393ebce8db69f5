import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit-event';
import { articles } from '../news/articles.table';
import { newsRuns } from './news-job.table';
import { newsSources } from './news-sources.table';
import type { Db, Tx } from '../db/open-database';
import { badRequest, conflict, notFound } from '../errors';
import { checkAddress, RefusedAddress } from '../news/address-guard';
import { SAMPLE_ADDRESS } from '../news/sample-feed';
import { readRowId } from '../row-id';
import { editsOf } from '../row-versions/last-change';
import { refuseStale } from '../row-versions/refuse-stale';
import { isoTimestamp } from '../timestamps';
import { unreadCounts, type UnreadCounts } from '../unread-pages/unread-counts';
import { unreadPages } from '../unread-pages/unread-pages.table';

export type NewsSourceRow = typeof newsSources.$inferSelect;
export type SourceChange = { name?: string; url?: string; enabled?: boolean };
type Doing = { actor: Actor; privateHosts: readonly string[] };
/** The source that a change is about. */
export type SeenSource = {
  id: string;
  /** The header If-Match, when the caller sent it. */
  ifMatch: string | undefined;
};

/** All sources with the number of articles that came from each and of its unread pages, by name. */
export async function listSources(db: Db) {
  const stored = db
    .select({ source_id: articles.source_id, total: count().as('total') })
    .from(articles)
    .groupBy(articles.source_id)
    .as('stored');
  const rows = await db
    .select({ source: newsSources, article_count: sql<number>`coalesce(${stored.total}, 0)`.mapWith(Number) })
    .from(newsSources)
    .leftJoin(stored, eq(stored.source_id, newsSources.id))
    .orderBy(asc(newsSources.name), asc(newsSources.id));
  const unreadOf = await unreadCounts(
    db,
    rows.map(({ source }) => source.id),
  );
  return rows.map(({ source, article_count }) => toSourceAnswer(source, article_count, unreadOf(source.id)));
}

/** @throws 404 */
export async function readSourceRow(db: Db | Tx, id: string): Promise<NewsSourceRow> {
  const [row] = await db
    .select()
    .from(newsSources)
    .where(eq(newsSources.id, readRowId(id, NO_SUCH)));
  if (!row) throw notFound(NO_SUCH);
  return row;
}

/** @throws 400 for an address that is not read, 409 for one that is there */
export function createSource(
  db: Db,
  { name, url, enabled = true }: { name: string; url: string; enabled?: boolean | undefined },
  { actor, privateHosts }: Doing,
) {
  const values = { name: checkName(name), url: checkUrl(url, privateHosts), enabled };
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(newsSources).values(values).onConflictDoNothing().returning();
    if (!row) throw conflict('There is a source with this address.');
    await recordEvent(tx, actor, { action: 'news_source_created', target: targetOf(row), after: values });
    return toSourceAnswer(row, 0, (await unreadCounts(tx, []))(row.id));
  });
}

/**
 * What is sent changes; Another address starts afresh: the last answer of the
 * old one does not apply.
 * @throws 400, 404, 409; 412 for another version than the caller saw
 */
export function updateSource(db: Db, seen: SeenSource, change: SourceChange, { actor, privateHosts }: Doing) {
  return db.transaction(async (tx) => {
    const before = await lockSource(tx, seen);
    const after = {
      name: change.name === undefined ? before.name : checkName(change.name),
      url:
        change.url === undefined || change.url === before.url
          ? before.url
          : checkUrl(change.url, privateHosts),
      enabled: change.enabled ?? before.enabled,
    };
    const [taken] = await tx
      .select({ id: newsSources.id })
      .from(newsSources)
      .where(eq(newsSources.url, after.url));
    if (taken && taken.id !== before.id) throw conflict('There is a source with this address.');
    const isOther = after.url !== before.url;
    if (isOther) await tx.delete(unreadPages).where(eq(unreadPages.source_id, before.id));
    // Who changes a source wants it to be read.
    const fresh = isOther ? FRESH : { next_attempt_at: null };
    const [row] = await tx
      .update(newsSources)
      .set({ ...after, ...fresh, updated_at: sql`now()` })
      .where(eq(newsSources.id, before.id))
      .returning();
    if (!row) throw notFound(NO_SUCH);
    const { name, url, enabled } = before;
    await recordEvent(tx, actor, {
      action: 'news_source_changed',
      target: targetOf(row),
      before: { name, url, enabled },
      after,
    });
    return answerOf(tx, row);
  });
}

/** Its articles stay. @throws 404; 412 for another version than the caller saw */
export function deleteSource(db: Db, seen: SeenSource, { actor }: Doing): Promise<void> {
  return db.transaction(async (tx) => {
    const { name, url, enabled, ...row } = await lockSource(tx, seen);
    await tx.delete(newsSources).where(eq(newsSources.id, row.id));
    await recordEvent(tx, actor, {
      action: 'news_source_deleted',
      target: targetOf(row),
      before: { name, url, enabled },
    });
  });
}

/** The newest run, as an answer; null before the first. */
export async function lastRun(db: Db | Tx) {
  const [run] = await db.select().from(newsRuns).orderBy(desc(newsRuns.id)).limit(1);
  if (!run) return null;
  const { started_at, finished_at, source_count, failed_sources, new_articles } = run;
  return {
    started_at: isoTimestamp(started_at),
    finished_at: isoTimestamp(finished_at),
    source_count,
    failed_sources,
    new_articles,
  };
}

/** The row, locked. @throws 404; 412 with the source as its list shows it */
async function lockSource(tx: Tx, { id, ifMatch }: SeenSource): Promise<NewsSourceRow> {
  const [row] = await tx
    .select()
    .from(newsSources)
    .where(eq(newsSources.id, readRowId(id, NO_SUCH)))
    .for('update');
  if (!row) throw notFound(NO_SUCH);
  const { version } = row;
  const edits = editsOf(String(row.id), EDITS);
  await refuseStale(tx, { ifMatch, version, current: () => answerOf(tx, row), edits });
  return row;
}

async function answerOf(tx: Tx, row: NewsSourceRow) {
  const [stored] = await tx.select({ total: count() }).from(articles).where(eq(articles.source_id, row.id));
  const unreadOf = await unreadCounts(tx, [row.id]);
  return toSourceAnswer(row, stored?.total ?? 0, unreadOf(row.id));
}

const EDITS = ['news_source_created', 'news_source_changed'] as const;
const NO_SUCH = 'There is no such source.';
const FRESH = {
  etag: null,
  last_modified: null,
  last_checked_at: null,
  last_success_at: null,
  item_count: null,
  consecutive_failures: 0,
  last_error: null,
  next_attempt_at: null,
};
const targetOf = ({ id }: { id: number }) => ({ type: 'news_source', id: String(id) });

function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw badRequest('Name is required.');
  return trimmed;
}

function checkUrl(url: string, privateHosts: readonly string[]): string {
  if (url === SAMPLE_ADDRESS) return url;
  try {
    return checkAddress(url.trim(), privateHosts).href;
  } catch (error) {
    throw error instanceof RefusedAddress ? badRequest(error.message) : error;
  }
}

function toSourceAnswer(row: NewsSourceRow, article_count: number, unread: UnreadCounts) {
  const {
    id,
    name,
    url,
    enabled,
    last_checked_at,
    last_success_at,
    item_count,
    consecutive_failures,
    last_error,
    next_attempt_at,
    version,
  } = row;
  return {
    id: String(id),
    name,
    url,
    enabled,
    last_checked_at: isoTimestamp(last_checked_at),
    last_success_at: isoTimestamp(last_success_at),
    item_count,
    consecutive_failures,
    last_error,
    next_attempt_at: isoTimestamp(next_attempt_at),
    article_count,
    unread,
    version,
  };
}
