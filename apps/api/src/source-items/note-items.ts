import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { NOW } from '../lease/lease';
import { canonicalAddress } from '../news/canonical-address';
import type { FeedItem } from '../news/feed';
import { itemHash } from './item-hash';
import { sourceItems } from './source-items.table';

/** The first ones of a feed; what is behind them is no news. */
const MOST_NOTED = 1_000;
/** Rows of one statement. */
const CHUNK = 250;
/** An item that its source has not listed for so long is forgotten. */
const KEPT_FOR = '180 days';

/** An article cannot be of later than tomorrow: such a date is a mistake, or made to win over every other article. */
const MOST_AHEAD_MS = 24 * 3_600_000;

/**
 * What a source lists, by canonical address, each once, in the order of the source; without dates of the future.
 * @param now milliseconds since 1970
 */
export function byAddress(items: readonly FeedItem[], now: number): Map<string, FeedItem> {
  const isAhead = ({ published_at }: FeedItem) =>
    published_at !== null && Date.parse(published_at) > now + MOST_AHEAD_MS;
  return new Map(
    items.map((item) => [canonicalAddress(item.url), isAhead(item) ? { ...item, published_at: null } : item]),
  );
}

/**
 * Keeps what a source lists now.
 * @param items by canonical address
 * @param articleOf the articles that hold the stories among them, by canonical address
 * @returns the canonical addresses of stories of which the source says something else than before
 */
export async function noteItems(
  tx: Tx,
  sourceId: number,
  items: ReadonlyMap<string, FeedItem>,
  articleOf: ReadonlyMap<string, number>,
): Promise<string[]> {
  const noted = [...items].slice(0, MOST_NOTED);
  const changed: string[] = [];
  for (let at = 0; at < noted.length; at += CHUNK) {
    const chunk = noted.slice(at, at + CHUNK);
    changed.push(...(await changedOf(tx, sourceId, chunk)));
    const rows = chunk.map(([url_key, item]) => ({
      source_id: sourceId,
      url_key,
      url: item.url,
      title: item.title,
      published_at: item.published_at,
      item_hash: itemHash(item),
      article_id: articleOf.get(url_key) ?? null,
    }));
    await tx
      .insert(sourceItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [sourceItems.source_id, sourceItems.url_key],
        set: {
          title: sql`excluded.title`,
          published_at: sql`coalesce(excluded.published_at, ${sourceItems.published_at})`,
          item_hash: sql`excluded.item_hash`,
          article_id: sql`coalesce(excluded.article_id, ${sourceItems.article_id})`,
          last_seen_at: NOW,
        },
      });
  }
  await tx
    .delete(sourceItems)
    .where(
      and(
        eq(sourceItems.source_id, sourceId),
        lt(sourceItems.last_seen_at, sql`now() - ${KEPT_FOR}::interval`),
      ),
    );
  return changed;
}

async function changedOf(
  tx: Tx,
  sourceId: number,
  chunk: readonly (readonly [string, FeedItem])[],
): Promise<string[]> {
  const keys = chunk.map(([key]) => key);
  const known = await tx
    .select({ url_key: sourceItems.url_key, item_hash: sourceItems.item_hash })
    .from(sourceItems)
    .where(and(eq(sourceItems.source_id, sourceId), inArray(sourceItems.url_key, keys)));
  const hashOf = new Map(known.map(({ url_key, item_hash }) => [url_key, item_hash]));
  return chunk.flatMap(([key, item]) => {
    const before = hashOf.get(key);
    return before && before !== itemHash(item) ? [key] : [];
  });
}

/**
 * Notes that the page of a story was requested now.
 * @param articleId that holds the story; null leaves what is known
 */
export async function noteRead(
  tx: Tx,
  sourceId: number,
  url_key: string,
  articleId: number | null,
): Promise<void> {
  await tx
    .update(sourceItems)
    .set({ checked_at: NOW, ...(articleId !== null && { article_id: articleId }) })
    .where(and(eq(sourceItems.source_id, sourceId), eq(sourceItems.url_key, url_key)));
}
