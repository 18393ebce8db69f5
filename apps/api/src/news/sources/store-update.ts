import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { articles } from '../../platform/db/schema/articles.table';
import type { CollectedArticle } from '../fetching/collect-article';
import { sourceItems } from '../../platform/db/schema/source-items.table';
import { knownArticles, presentVersion, sharedMark } from './store-article';

/** Some pages say something else at every request, and each version is extracted. */
const MAX_VERSIONS = 20;

/**
 * Stores a story again whose text has changed: as a new article under the same address, which waits to be extracted. The
 * earlier version keeps its text, to which the quotes of its extraction belong, under an address of its own.
 * A text that was read from a page is not replaced by the shorter one of a feed. A story has at most 20 versions.
 * @param articleId any version: the present one is replaced
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
    // A story that is gone may lead to the front page, which is no version of it.
    if (before.text_from === 'page' && !(await isNamed(tx, before, found.url))) return false;
    const [same] = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.text_hash, text_hash));
    if (same || (await versionsUpTo(tx, before.id)) >= MAX_VERSIONS) return false;
    // A canonical address has no fragment, so that no story is ever found under this one.
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

/** Whether an address is one of the story, or one that several stories claim. */
async function isNamed(
  tx: Tx,
  { url, other_urls }: { url: string; other_urls: string[] },
  address: string,
): Promise<boolean> {
  if (url === address || other_urls.includes(address)) return true;
  return (await knownArticles(tx, [sharedMark(address)])).size > 0;
}

/** A version and those before it. */
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
