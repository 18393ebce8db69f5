import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { articles } from '../../platform/db/schema/articles.table';
import type { CollectedArticle } from '../fetching/collect-article';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import { knownArticles, presentVersion, sharedMark } from './store-article';

/** Maximum number of versions of a story. Some pages change at every request, and each version is extracted. */
const MAX_VERSIONS = 20;

/**
 * Stores a changed story as a new article with the same address, which waits for extraction. The earlier version gets
 * another address and keeps its text, because the quotes of its extraction refer to it. The shorter text of a feed
 * does not replace a text from a page. A story has at most 20 versions.
 * @param articleId any version; the current one is replaced
 * @returns whether there is a new version
 */
export async function storeUpdate(
  { db, reader }: { db: Db; reader: Pick<ForeignReader, 'read'> },
  articleId: number,
  found: CollectedArticle,
): Promise<boolean> {
  const text_hash = createHash('sha256').update(found.text).digest('hex');
  const similarity_key = await reader.read('similarityKey', found.text);
  return db.transaction(async (tx) => {
    const present = await presentVersion(tx, articleId);
    const [before] = await tx.select().from(articles).where(eq(articles.id, present)).for('update');
    if (!before || before.text_hash === text_hash) return false;
    if (found.text_from === 'feed' && before.text_from !== 'feed') return false;
    // A removed page may redirect to the front page, which is not a version of the story.
    if (before.text_from === 'page' && !(await isNamed(tx, before, found.url))) return false;
    const [same] = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.text_hash, text_hash));
    if (same || (await versionsUpTo(tx, before.id)) >= MAX_VERSIONS) return false;
    // Canonical addresses have no fragment, so no search finds a story by this address.
    await tx
      .update(articles)
      .set({ url: `${before.url}#version-${before.id}`, other_urls: [], updated_at: sql`now()` })
      .where(eq(articles.id, before.id));
    const [row] = await tx
      .insert(articles)
      .values({
        url: before.url,
        published_url: before.published_url,
        other_urls: before.other_urls,
        title: found.title,
        source: before.source,
        source_id: before.source_id,
        lang: found.lang ?? before.lang,
        published_at: before.published_at ?? found.published_at,
        text: found.text,
        text_hash,
        text_from: found.text_from,
        similarity_key,
        previous_id: before.id,
      })
      .returning({ id: articles.id });
    if (!row) throw new Error('no version was stored');
    await tx.update(sourceItems).set({ article_id: row.id }).where(eq(sourceItems.article_id, before.id));
    return true;
  });
}

/** Returns whether an address belongs to the story, or is declared by several stories. */
async function isNamed(
  tx: Tx,
  { url, other_urls }: { url: string; other_urls: string[] },
  address: string,
): Promise<boolean> {
  if (url === address || other_urls.includes(address)) return true;
  return (await knownArticles(tx, [sharedMark(address)])).size > 0;
}

/** Counts the versions of a story up to the given version. */
async function versionsUpTo(tx: Tx, articleId: number): Promise<number> {
  const { rows } = await tx.execute<{ versions: string }>(sql`
    with recursive versions as (
      select id, previous_id from ${articles} where id = ${articleId}
      union all
      select earlier.id, earlier.previous_id
      from ${articles} earlier join versions on earlier.id = versions.previous_id
    )
    select count(*) as versions from versions`);
  return Number(rows[0]?.versions ?? 0);
}
