import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { articles } from '../../platform/db/schema/articles.table';
import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import type { CollectedArticle } from '../fetching/collect-article';
import type { StoryKeys } from '../fetching/same-story';
import { SIMILAR_BITS } from '../fetching/similarity';

/** Maximum age of a stored story of which a new story can be a copy. */
const COPIED_WITHIN = '30 days';
/** Maximum number of similar stories that are compared with a new story. */
const MAX_COMPARED = 5;
/** Number of recent stories of a source that are used to find its boilerplate sentences. */
const MAX_OTHERS = 20;

/** Source of a story. The id is null for an address that a person entered. */
type SourceId = { id: number | null };

export type StoreDeps = { db: Db; reader: Pick<ForeignReader, 'read'> };

/** Columns of a stored story that are compared with a new story. */
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

/** Returns the SHA-256 hash of a text, in hex. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the similarity keys by which copies of a new story are found. */
export async function keysOf(
  { db, reader }: StoreDeps,
  { text }: CollectedArticle,
  source: SourceId,
): Promise<StoryKeys> {
  return reader.read('storyKeys', text, await otherTexts(db, [source.id], null));
}

/**
 * Returns similar stories of the last weeks, earliest first.
 * @param keys similarity keys of the new story
 */
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

/**
 * Returns whether a new story is a copy of a stored story. Sentences that also occur in other stories of their sources
 * are ignored.
 */
export async function isCopyOf(
  { db, reader }: StoreDeps,
  article: CollectedArticle,
  other: StoredStory,
  source: SourceId,
): Promise<boolean> {
  const isSameText = other.text_hash === hashOf(article.text);
  const text = isSameText ? article.text : other.text; // also works if the stored text was removed
  const others = isSameText ? [] : await otherTexts(db, [source.id, other.source_id], other.id);
  return reader.read(
    'isSameStory',
    { title: article.title, text: article.text },
    { title: other.title, text },
    others,
  );
}

/**
 * Returns the texts of the newest stories of sources, without earlier versions.
 * @param without story to skip
 */
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
