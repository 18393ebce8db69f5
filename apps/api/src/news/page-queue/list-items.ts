import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { Page } from '../../platform/http/pagination/list-page';
import { isoTimestamp } from '../../platform/time/timestamps';
import { articles } from '../../platform/db/schema/articles.table';
import { replacedNote } from '../fetching/replaced-note';
import { sourceItems } from '../../platform/db/schema/source-items.table';

/** SQL expression for the number of undecodable characters in the text of an item. */
const REPLACED = sql<number>`coalesce(length(${articles.text}) - length(replace(${articles.text}, ${'\uFFFD'}, '')), 0)`;

/** Returns the items of a source with their results, newest first. `total` ignores paging. */
export async function listItems(db: Db, sourceId: number, { limit, offset }: Page) {
  const isOfSource = eq(sourceItems.source_id, sourceId);
  const rows = await db
    .select({ item: sourceItems, replaced: REPLACED })
    .from(sourceItems)
    .leftJoin(articles, eq(articles.id, sourceItems.article_id))
    .where(isOfSource)
    .orderBy(
      desc(sql`coalesce(${sourceItems.published_at}, ${sourceItems.first_seen_at})`),
      desc(sourceItems.id),
    )
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map(({ item, replaced }) => ({
      id: String(item.id),
      url: item.url,
      title: item.title,
      published_at: isoTimestamp(item.published_at),
      first_seen_at: isoTimestamp(item.first_seen_at),
      article_id: item.article_id === null ? null : String(item.article_id),
      reason: item.article_id === null && item.state !== 'never' ? item.reason : null,
      is_never: item.state === 'never',
      note: replacedNote(replaced),
    })),
    total: await db.$count(sourceItems, isOfSource),
  };
}
