import { count, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { articles } from '../../platform/db/schema/articles.table';
import { sourceFigures } from '../page-queue/source-figures';
import { isoTimestamp } from '../../platform/time/timestamps';
import { unreadCounts } from '../page-queue/unread-counts';
import { healthOf } from './source-health';
import type { NewsSourceRow } from '../../platform/db/schema/news-sources.table';

/**
 * Returns the response bodies of sources with health and statistics, in the given order.
 * @param now milliseconds since 1970
 */
export async function toSourceAnswers(db: Db | Tx, rows: readonly NewsSourceRow[], now: number) {
  const ids = rows.map(({ id }) => id);
  const articleCount = await articleCounts(db, ids);
  const unreadOf = await unreadCounts(db, ids);
  const figuresOf = await sourceFigures(db, ids);
  return rows.map((row) => {
    const article_count = articleCount.get(row.id) ?? 0;
    const { days, newest_item_at, usual_gap_sec } = figuresOf(row.id);
    const unread = unreadOf(row.id);
    const read_count = days.reduce((sum, { read }) => sum + read, 0);
    const facts = { ...row, article_count, read_count, newest_item_at, usual_gap_sec };
    return {
      id: String(row.id),
      name: row.name,
      url: row.url,
      kind: row.kind,
      link_pattern: row.link_pattern,
      enabled: row.enabled,
      health: healthOf({ ...facts, unread: unread.waiting + unread.given_up }, now),
      last_checked_at: isoTimestamp(row.last_checked_at),
      last_success_at: isoTimestamp(row.last_success_at),
      item_count: row.item_count,
      consecutive_failures: row.consecutive_failures,
      last_error: row.last_error,
      recent_attempts: row.recent_attempts,
      next_attempt_at: isoTimestamp(row.next_attempt_at),
      article_count,
      read_count,
      days,
      newest_item_at,
      usual_gap_sec,
      unread,
      version: row.version,
    };
  });
}

async function articleCounts(db: Db | Tx, ids: readonly number[]): Promise<Map<number | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ source_id: articles.source_id, total: count() })
    .from(articles)
    .where(inArray(articles.source_id, [...ids]))
    .groupBy(articles.source_id);
  return new Map(rows.map(({ source_id, total }) => [source_id, total]));
}
