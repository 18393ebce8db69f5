import { and, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { NOW } from '../../platform/jobs/lease';
import { canonicalAddress } from '../fetching/canonical-address';
import type { FeedItem } from '../fetching/feed';
import { itemHash } from './item-hash';
import { sourceItems } from '../../platform/db/schema/source-items.table';

/** The first ones of a feed; what is behind them is no news. */
const MOST_NOTED = 1_000;
/** Rows of one statement. */
const CHUNK = 250;
/** An item that its source has not listed for so long is forgotten. */
const KEPT_FOR = '180 days';
/** By the schedule a page is not requested again sooner, however often its source changes its words: some do so at every request. */
const BETWEEN_CHECKS = '1 hour';

/** Otherwise what the source says now is compared only later, with what it said when the page was read. */
const IS_COMPARED = sql`${or(
  isNull(sourceItems.article_id),
  isNull(sourceItems.item_hash),
  lt(sourceItems.checked_at, sql`now() - ${BETWEEN_CHECKS}::interval`),
)}`;

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

/** Stories of which a source says something else than before. */
export type ChangedItems = {
  /** Canonical addresses of those that may be read again now. */
  changed: string[];
  /** Whether there are others, whose pages were read just before. */
  isPostponed: boolean;
};

/**
 * Keeps what a source lists now.
 * @param items by canonical address
 * @param articleOf the articles that hold the stories among them, by canonical address
 * @param isOrdered a person has ordered this reading: every story is compared
 */
export async function noteItems(
  tx: Tx,
  sourceId: number,
  items: ReadonlyMap<string, FeedItem>,
  articleOf: ReadonlyMap<string, number>,
  isOrdered: boolean,
): Promise<ChangedItems> {
  const isCompared = isOrdered ? sql`true` : IS_COMPARED;
  const noted = [...items].slice(0, MOST_NOTED);
  const found: { key: string; isCompared: boolean }[] = [];
  for (let at = 0; at < noted.length; at += CHUNK) {
    const chunk = noted.slice(at, at + CHUNK);
    found.push(...(await changedOf(tx, sourceId, chunk, isCompared)));
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
          item_hash: sql`case when ${isCompared} then excluded.item_hash else ${sourceItems.item_hash} end`,
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
  return {
    changed: found.filter(({ isCompared }) => isCompared).map(({ key }) => key),
    isPostponed: found.some(({ isCompared }) => !isCompared),
  };
}

async function changedOf(
  tx: Tx,
  sourceId: number,
  chunk: readonly (readonly [string, FeedItem])[],
  isCompared: SQL,
): Promise<{ key: string; isCompared: boolean }[]> {
  const keys = chunk.map(([key]) => key);
  const known = await tx
    .select({
      url_key: sourceItems.url_key,
      item_hash: sourceItems.item_hash,
      isCompared: sql<boolean>`${isCompared}`,
    })
    .from(sourceItems)
    .where(and(eq(sourceItems.source_id, sourceId), inArray(sourceItems.url_key, keys)));
  const knownOf = new Map(known.map((row) => [row.url_key, row]));
  return chunk.flatMap(([key, item]) => {
    const before = knownOf.get(key);
    const isChanged = before?.item_hash && before.item_hash !== itemHash(item);
    return isChanged ? [{ key, isCompared: before.isCompared }] : [];
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
