import { eq, inArray, or, sql } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import type { Db, Tx } from '../../platform/db/open-database';
import type { CollectedArticle } from '../fetching/collect-article';
import { canonicalAddress } from '../fetching/canonical-address';
import { hashOf, isCopyOf, keysOf, similarStories, STORY, type StoreDeps, type StoredStory } from './copies';

/** Source of a story. The id is null for an address that a person entered. */
export type Origin = { id: number | null; name: string };
/**
 * Article that contains a story; its id is null if unknown. `copyOf` is the title of the original if the story is a
 * copy.
 */
export type StoredArticle = { id: number | null; isNew: boolean; copyOf: string | null };

/** Number of addresses per SQL statement. */
const CHUNK = 500;

/**
 * Returns the ids of stored articles by canonical address.
 * @param keys canonical addresses
 */
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

/** Returns the earliest story with any of the given addresses. */
const storiesAt = (db: Db | Tx, keys: readonly string[]): Promise<StoredStory[]> =>
  db.select(STORY).from(articles).where(hasAddressOf(keys)).orderBy(articles.id).limit(1);

/** Returns the id of the current version of a story. */
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
 * Stores a story once. A page at the address of a stored story is the same story. So is a page with the same text that
 * declares this address as canonical. A page with the same text at another address is a copy: its address is added to
 * the stored story.
 * @param isWanted true if a person requested the story although it is a copy
 */
export async function storeArticle(
  { db, reader }: StoreDeps,
  article: CollectedArticle,
  source: Origin,
  isWanted = false,
): Promise<StoredArticle> {
  const { whole, own } = await keysOf({ db, reader }, article, source);
  const addresses = ownAddresses(article);
  const [same] = isWanted ? [] : await storiesAt(db, addresses);
  if (same) return joined(db, same.id, [...addresses, article.url]);
  const isShared = (await storiesAt(db, [sharedMark(article.url)])).length > 0;
  const [holder] = addresses.includes(article.url) ? [] : await storiesAt(db, [article.url]);
  const judge = (other: StoredStory) => isCopyOf({ db, reader }, article, other, source);
  const isClaimTrue = !isShared && (holder === undefined || (await judge(holder)));
  if (holder && isClaimTrue && !isWanted) return joined(db, holder.id, addresses);
  if (holder && !isClaimTrue) await withdrawClaim(db, holder, article.url);
  for (const other of isWanted ? [] : await similarStories(db, article, [whole, own]))
    if (await judge(other)) {
      const { id } = await joined(db, other.id, isClaimTrue ? [...addresses, article.url] : addresses);
      return { id, isNew: false, copyOf: other.title };
    }
  const url = isClaimTrue && !(holder && isWanted) ? article.url : (addresses.at(-1) ?? article.url);
  return insertArticle(
    db,
    { ...article, url, otherUrls: addresses.filter((one) => one !== url) },
    source,
    own,
  );
}

/** Returns the addresses under which a page was requested. An address that the page only declares is not included. */
const ownAddresses = ({ url, otherUrls }: CollectedArticle) => (otherUrls.length > 0 ? otherUrls : [url]);

/**
 * Inserts an article.
 * @param key similarity key, by which copies are found
 */
function insertArticle(
  db: Db,
  article: CollectedArticle,
  source: Origin,
  key: string,
): Promise<StoredArticle> {
  const addresses = [article.url, ...article.otherUrls];
  return db.transaction(async (tx) => {
    // A requested copy is no longer an additional address of the original story.
    const former = (await storiesAt(tx, addresses)).map(({ id }) => id);
    if (former.length > 0)
      await tx
        .update(articles)
        .set({ other_urls: without(addresses), updated_at: sql`now()` })
        .where(inArray(articles.id, former));
    const [row] = await tx
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
        text_hash: hashOf(article.text),
        text_from: article.text_from,
        similarity_key: key,
      })
      .onConflictDoNothing()
      .returning({ id: articles.id });
    if (row) return { id: row.id, isNew: true, copyOf: null };
    const [other] = await storiesAt(tx, addresses);
    return { id: other?.id ?? null, isNew: false, copyOf: null };
  });
}

/** Adds addresses to the current version of a story. */
function joined(db: Db, articleId: number, addresses: readonly string[]): Promise<StoredArticle> {
  return db.transaction(async (tx) => {
    const id = await presentVersion(tx, articleId);
    await tx
      .update(articles)
      .set({ other_urls: merged(addresses), updated_at: sql`now()` })
      .where(eq(articles.id, id));
    return { id, isNew: false, copyOf: null };
  });
}

/**
 * Removes a canonical address that a story only declared, because another page with a different text declares it too.
 * A story that was published at this address keeps it.
 */
async function withdrawClaim(db: Db, holder: StoredStory, claimed: string): Promise<void> {
  const [own] = holder.other_urls;
  const isPublished = holder.published_url !== null && canonicalAddress(holder.published_url) === claimed;
  if (holder.url !== claimed || isPublished || own === undefined) return;
  await db
    .update(articles)
    .set({
      url: own,
      other_urls: sql`${without([own, claimed])} || ${sharedMark(claimed)}::text`,
      updated_at: sql`now()`,
    })
    .where(eq(articles.id, holder.id));
}

/**
 * Returns the marker of an address that several stories declare. Canonical addresses have no fragment, so the marker
 * matches no story.
 */
export const sharedMark = (claimed: string): string => `${claimed}#shared`;

/** Returns an SQL expression for the additional addresses of an article without the given addresses. */
const without = (addresses: readonly string[]) =>
  sql`(select coalesce(array_agg(u order by u), '{}') from unnest(${articles.other_urls}) u where u <> all(${sql.param(addresses)}::text[]))`;

/**
 * Returns an SQL expression for the additional addresses of an article including the given addresses, without
 * duplicates and the main address.
 */
function merged(addresses: readonly string[]) {
  return sql`(select coalesce(array_agg(distinct u order by u), '{}') from unnest(${articles.other_urls} || ${sql.param(addresses)}::text[]) u where u <> ${articles.url})`;
}
