import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { articles } from '../news/articles.table';
import type { Db } from '../db/open-database';
import { canonicalAddress } from '../news/canonical-address';
import type { CollectedArticle } from '../news/collect-article';
import type { FeedItem } from '../news/feed';
import { SIMILAR_BITS } from '../news/similarity';
import type { ForeignReader } from '../foreign-text/foreign-reader';

/** A text within so many days of a similar one is a copy of it. */
const COPIED_WITHIN = '30 days';

export type Origin = { id: number; name: string };

/** Items whose story is not stored yet, by any of its addresses. */
export async function unknownItems(db: Db, items: readonly FeedItem[]): Promise<FeedItem[]> {
  const byAddress = new Map(items.map((item) => [canonicalAddress(item.url), item]));
  if (byAddress.size === 0) return [];
  const wanted = [...byAddress.keys()];
  const rows = await db
    .select({ url: articles.url, other_urls: articles.other_urls })
    .from(articles)
    .where(hasAddressOf(wanted));
  const known = new Set(rows.flatMap(({ url, other_urls }) => [url, ...other_urls]));
  return [...byAddress].filter(([address]) => !known.has(address)).map(([, item]) => item);
}

/** Whether the story of an address is stored. @param key canonical address */
export async function isStored(db: Db, key: string): Promise<boolean> {
  const [found] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(hasAddressOf([key]))
    .limit(1);
  return found !== undefined;
}

const hasAddressOf = (keys: readonly string[]) =>
  or(inArray(articles.url, [...keys]), sql`${articles.other_urls} && ${sql.param(keys)}::text[]`);

/**
 * Stores a story once: the same address, the same text or nearly the same text is the story that is there, which then knows
 * one address more.
 * @returns whether it is new
 */
export async function storeArticle(
  { db, reader }: { db: Db; reader: Pick<ForeignReader, 'read'> },
  article: CollectedArticle,
  source: Origin,
): Promise<boolean> {
  const addresses = [article.url, ...article.otherUrls];
  const text_hash = createHash('sha256').update(article.text).digest('hex');
  const similarity_key = await reader.read('similarityKey', article.text);
  return db.transaction(async (tx) => {
    const isCopy =
      similarity_key === ''
        ? undefined
        : and(
            ne(articles.similarity_key, ''),
            gt(articles.fetched_at, sql`now() - ${COPIED_WITHIN}::interval`),
            sql`bit_count(('x' || ${articles.similarity_key})::bit(64) # ('x' || ${similarity_key}::text)::bit(64)) <= ${SIMILAR_BITS}`,
          );
    const [same] = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(or(inArray(articles.url, addresses), eq(articles.text_hash, text_hash), isCopy))
      .orderBy(articles.id)
      .limit(1)
      .for('update');
    if (same) {
      await tx
        .update(articles)
        .set({ other_urls: merged(addresses), updated_at: sql`now()` })
        .where(eq(articles.id, same.id));
      return false;
    }
    const stored = await tx
      .insert(articles)
      .values({
        url: article.url,
        published_url: article.published_url,
        other_urls: article.otherUrls,
        title: article.title,
        source: source.name,
        source_id: source.id,
        lang: article.lang,
        published_at: article.published_at,
        text: article.text,
        text_hash,
        similarity_key,
      })
      .onConflictDoNothing()
      .returning({ id: articles.id });
    return stored.length > 0;
  });
}

/** What is there and these, each once, without the story's own address. */
function merged(addresses: readonly string[]) {
  return sql`(select coalesce(array_agg(distinct u order by u), '{}') from unnest(${articles.other_urls} || ${sql.param(addresses)}::text[]) u where u <> ${articles.url})`;
}
