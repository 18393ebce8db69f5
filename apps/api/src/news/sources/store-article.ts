import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import type { Db, Tx } from '../../platform/db/open-database';
import type { CollectedArticle } from '../fetching/collect-article';
import { SIMILAR_BITS } from '../fetching/similarity';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';

/** A text within so many days of a similar one is a copy of it. */
const COPIED_WITHIN = '30 days';

export type Origin = { id: number; name: string };
/** The article that holds a story, null when it cannot be named. */
export type StoredArticle = { id: number | null; isNew: boolean };

/** Addresses of one statement. */
const CHUNK = 500;

/** The articles that hold the stories of these addresses, by address. @param keys canonical addresses */
export async function knownArticles(db: Db | Tx, keys: readonly string[]): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  for (let at = 0; at < keys.length; at += CHUNK) {
    const wanted = keys.slice(at, at + CHUNK);
    const rows = await db
      .select({ id: articles.id, url: articles.url, other_urls: articles.other_urls })
      .from(articles)
      .where(hasAddressOf(wanted));
    for (const { id, url, other_urls } of rows) for (const key of [url, ...other_urls]) known.set(key, id);
  }
  return known;
}

const hasAddressOf = (keys: readonly string[]) =>
  or(inArray(articles.url, [...keys]), sql`${articles.other_urls} && ${sql.param(keys)}::text[]`);

/** The present version of a story, of which there may be later ones than this. */
export async function presentVersion(tx: Tx, articleId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive versions as (
      select id from ${articles} where id = ${articleId}
      union all
      select later.id from ${articles} later join versions on later.previous_id = versions.id
    )
    select max(id) as id from versions`);
  return Number(rows[0]?.id ?? articleId);
}

/**
 * Stores a story once: the same address, the same text or nearly the same text is the story that is there, which then knows
 * one address more.
 */
export async function storeArticle(
  { db, reader }: { db: Db; reader: Pick<ForeignReader, 'read'> },
  article: CollectedArticle,
  source: Origin,
): Promise<StoredArticle> {
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
      const id = await presentVersion(tx, same.id);
      await tx
        .update(articles)
        .set({ other_urls: merged(addresses), updated_at: sql`now()` })
        .where(eq(articles.id, id));
      return { id, isNew: false };
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
        text_from: article.text_from,
        similarity_key,
      })
      .onConflictDoNothing()
      .returning({ id: articles.id });
    const [row] = stored;
    if (row) return { id: row.id, isNew: true };
    const [other] = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(hasAddressOf(addresses))
      .limit(1);
    return { id: other?.id ?? null, isNew: false };
  });
}

/** What is there and these, each once, without the story's own address. */
function merged(addresses: readonly string[]) {
  return sql`(select coalesce(array_agg(distinct u order by u), '{}') from unnest(${articles.other_urls} || ${sql.param(addresses)}::text[]) u where u <> ${articles.url})`;
}
