import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import type { CollectedArticle } from '../fetching/collect-article';
import type { StoryKeys } from '../fetching/same-story';
import { SIMILAR_BITS } from '../fetching/similarity';

/** A text within so many days of a similar one may be a copy of it. */
const COPIED_WITHIN = '30 days';
/** Similar stories that are compared with a new one. */
const MAX_COMPARED = 5;
/** The newest stories of a source by which its own sentences are known. */
const MAX_OTHERS = 20;

/** Null for an address that a person gave. */
type SourceId = { id: number | null };

export type StoreDeps = { db: Db; reader: Pick<ForeignReader, 'read'> };

/** Columns of a story with which a new one is compared. */
export const STORY = {
  id: articles.id,
  url: articles.url,
  published_url: articles.published_url,
  other_urls: articles.other_urls,
  title: articles.title,
  text: articles.text,
  text_hash: articles.text_hash,
  source_id: articles.source_id,
};
export type StoredStory = Pick<typeof articles.$inferSelect, keyof typeof STORY>;

/** SHA-256 of a text, in hex. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The keys by which copies of a new story are found. */
export async function keysOf(
  { db, reader }: StoreDeps,
  { text }: CollectedArticle,
  source: SourceId,
): Promise<StoryKeys> {
  return reader.read('storyKeys', text, await otherTexts(db, [source.id], null));
}

/** Stored stories of the last weeks that may tell the same, the earliest first. @param keys of the new one */
export function similarStories(
  db: Db,
  { text }: CollectedArticle,
  keys: readonly string[],
): Promise<StoredStory[]> {
  const isSimilar = [...new Set(keys)]
    .filter((key) => key !== '')
    .map((key) =>
      and(
        ne(articles.similarity_key, ''),
        gt(articles.fetched_at, sql`now() - ${COPIED_WITHIN}::interval`),
        sql`bit_count(('x' || ${articles.similarity_key})::bit(64) # ('x' || ${key}::text)::bit(64)) <= ${SIMILAR_BITS}`,
      ),
    );
  return db
    .select(STORY)
    .from(articles)
    .where(or(eq(articles.text_hash, hashOf(text)), ...isSimilar))
    .orderBy(sql`${articles.text_hash} <> ${hashOf(text)}`, articles.id)
    .limit(MAX_COMPARED);
}

/** Whether a new story repeats a stored one, apart from sentences that their sources use in other stories too. */
export async function isCopyOf(
  { db, reader }: StoreDeps,
  article: CollectedArticle,
  other: StoredStory,
  source: SourceId,
): Promise<boolean> {
  const isSameText = other.text_hash === hashOf(article.text);
  const text = isSameText ? article.text : other.text; // a text that was removed is still known
  const others = isSameText ? [] : await otherTexts(db, [source.id, other.source_id], other.id);
  return reader.read(
    'isSameStory',
    { title: article.title, text: article.text },
    { title: other.title, text },
    others,
  );
}

/** Texts of the newest stories of sources, without earlier versions of them. @param without a story that is left out */
async function otherTexts(
  db: Db,
  sources: readonly (number | null)[],
  without: number | null,
): Promise<string[]> {
  const known = sources.filter((id) => id !== null);
  const later = sql`exists (select from ${articles} later where later.previous_id = ${articles.id})`;
  const isOther =
    without === null
      ? undefined
      : and(ne(articles.id, without), sql`${articles.previous_id} is distinct from ${without}`);
  const rows = await db
    .select({ text: articles.text })
    .from(articles)
    .where(and(inArray(articles.source_id, known), isOther, ne(articles.text, ''), sql`not ${later}`))
    .orderBy(desc(articles.id))
    .limit(MAX_OTHERS);
  return rows.map(({ text }) => text);
}
