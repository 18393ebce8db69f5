import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { Page } from '../../platform/http/pagination/list-page';
import { isoTimestamp } from '../../platform/time/timestamps';
import { unreadPages } from '../../platform/db/schema/unread-pages.table';
import { sourceItems } from '../../platform/db/schema/source-items.table';

/** What a source has listed, the newest first, with what came of each item; `total` ignores paging. */
export async function listItems(db: Db, sourceId: number, { limit, offset }: Page) {
  const isOfSource = eq(sourceItems.source_id, sourceId);
  const rows = await db
    .select({ item: sourceItems, reason: unreadPages.reason, state: unreadPages.state })
    .from(sourceItems)
    .leftJoin(
      unreadPages,
      and(eq(unreadPages.source_id, sourceItems.source_id), eq(unreadPages.url_key, sourceItems.url_key)),
    )
    .where(isOfSource)
    .orderBy(
      desc(sql`coalesce(${sourceItems.published_at}, ${sourceItems.first_seen_at})`),
      desc(sourceItems.id),
    )
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map(({ item, reason, state }) => ({
      id: String(item.id),
      url: item.url,
      title: item.title,
      published_at: isoTimestamp(item.published_at),
      first_seen_at: isoTimestamp(item.first_seen_at),
      article_id: item.article_id === null ? null : String(item.article_id),
      reason: item.article_id === null && state !== 'never' ? reason : null,
      is_never: state === 'never',
    })),
    total: await db.$count(sourceItems, isOfSource),
  };
}
