import { count, inArray, min, and, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { UNREAD_REASONS, type UnreadReason } from '../../platform/db/schema/unread-reasons';
import { isoTimestamp } from '../../platform/time/timestamps';
import { sourceItems } from '../../platform/db/schema/source-items.table';

/** Counts of the pages of a source that were tried without success. */
export type UnreadCounts = {
  waiting: number;
  given_up: number;
  /** Time of the next attempt to read any page; null if no page waits. */
  next_attempt_at: string | null;
  /**
   * Reasons with their numbers of pages, most frequent first. They include copies, although copies count as read
   * elsewhere.
   */
  reasons: { reason: UnreadReason; count: number }[];
};

const NONE: UnreadCounts = { waiting: 0, given_up: 0, next_attempt_at: null, reasons: [] };

/** Counts the unread pages of each source. Pages that were excluded or not tried do not count. */
export async function unreadCounts(
  db: Db | Tx,
  sourceIds: readonly number[],
): Promise<(sourceId: number) => UnreadCounts> {
  if (sourceIds.length === 0) return () => NONE;
  const { source_id, state, reason, due_at, article_id } = sourceItems;
  const rows = await db
    .select({ source_id, state, reason, pages: count(), next: min(due_at) })
    .from(sourceItems)
    .where(
      and(
        inArray(source_id, [...sourceIds]),
        isNotNull(reason),
        isNull(article_id),
        inArray(state, ['waiting', 'given_up']),
      ),
    )
    .groupBy(source_id, state, reason);
  return (sourceId) => {
    const own = rows.filter((row) => row.source_id === sourceId);
    const failed = own.filter(({ reason }) => reason !== 'copy');
    const total = (of: typeof own) => of.reduce((sum, { pages }) => sum + pages, 0);
    const waiting = failed.filter((row) => row.state === 'waiting');
    const [next = null] = waiting.flatMap((row) => row.next ?? []).sort(byTime);
    return {
      waiting: total(waiting),
      given_up: total(failed) - total(waiting),
      next_attempt_at: isoTimestamp(next),
      reasons: UNREAD_REASONS.map((name) => ({
        reason: name,
        count: total(own.filter((row) => row.reason === name)),
      }))
        .filter((entry) => entry.count > 0)
        .sort((one, other) => other.count - one.count),
    };
  };
}

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other);
