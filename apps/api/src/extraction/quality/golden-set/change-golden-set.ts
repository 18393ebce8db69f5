import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { type Actor, recordEvent } from '../../../audit/audit-event';
import { ADVISORY_LOCKS, waitForLock } from '../../../platform/db/advisory-locks';
import type { Db, Tx } from '../../../platform/db/open-database';
import { conflict, notFound } from '../../../platform/http/errors/errors';
import { articles } from '../../../platform/db/schema/articles.table';
import { linkOf } from '../../../news/fetching/article-link';
import { readRowId } from '../../../platform/http/validation/row-id';
import { findConfirmed } from './confirmed-article';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import { type GoldenRow, isKept, lockGolden, toGoldenAnswer } from './golden.queries';
import type { GoldenArticleBody, GoldenImportBody, GoldenImportResultBody } from './golden.schemas';
import { type GoldenRecord, readGoldenLine } from './read-golden-line';

/** Maximum number of articles in the golden set. An evaluation extracts every article. */
const MAX_ARTICLES = 2_000;

const TEXT_REMOVED = 'The text of this article was removed: nothing can be measured with it.';

const targetOf = (row: GoldenRow) => ({ type: 'golden_article', id: String(row.id) });

/**
 * Adds a stored article to the golden set. By adding it, the caller confirms its accepted values. An article that is
 * already in the golden set gets its current values.
 * @throws Refusal 404; 409 if one of its raw startups is not accepted, its text was removed, or the golden set is full
 */
export async function addConfirmed(db: Db, articleId: string, actor: Actor): Promise<GoldenArticleBody> {
  return changeGoldenSet(db, async (tx) => {
    const id = readRowId(articleId, 'Article not found');
    const confirmed = await findConfirmed(tx, id);
    if (!confirmed) {
      const [article] = await tx
        .select({ text_removed_at: articles.text_removed_at })
        .from(articles)
        .where(eq(articles.id, id));
      if (!article) throw notFound('Article not found');
      if (article.text_removed_at !== null) throw conflict(TEXT_REMOVED);
      throw conflict('Accept or discard every company of this article first.');
    }
    const { article, startups } = confirmed;
    const { row } = await putGolden(tx, actor, {
      article_id: id,
      url: linkOf(article),
      title: article.title,
      lang: article.lang,
      published_at: article.published_at?.slice(0, 10) ?? null,
      text: article.text,
      startups,
      origin: 'confirmed',
    });
    return toGoldenAnswer(row);
  });
}

/** Removes an article from the golden set. Its evaluations remain. @throws Refusal 404 */
export async function removeGolden(db: Db, id: string, actor: Actor): Promise<GoldenArticleBody> {
  return setRemoved(db, id, { isRemoved: true, actor });
}

/**
 * Adds a removed article to the golden set again.
 * @throws Refusal 404; 409 if the golden set is full, or the text was removed
 */
export async function restoreGolden(db: Db, id: string, actor: Actor): Promise<GoldenArticleBody> {
  return setRemoved(db, id, { isRemoved: false, actor });
}

async function setRemoved(
  db: Db,
  id: string,
  { isRemoved, actor }: { isRemoved: boolean; actor: Actor },
): Promise<GoldenArticleBody> {
  return changeGoldenSet(db, async (tx) => {
    const row = await lockGolden(tx, id);
    if ((row.removed_at !== null) === isRemoved) return toGoldenAnswer(row);
    if (!isRemoved && row.text === '') throw conflict(TEXT_REMOVED);
    await tx
      .update(goldenArticles)
      .set({ removed_at: isRemoved ? sql`now()` : null, updated_at: sql`now()` })
      .where(eq(goldenArticles.id, row.id));
    const action = isRemoved ? 'golden_article_removed' : 'golden_article_restored';
    await recordEvent(tx, actor, { action, target: targetOf(row), after: { title: row.title } });
    return toGoldenAnswer(row);
  });
}

type Stored = GoldenRecord & { article_id: number | null; origin: 'confirmed' | 'import' };

/**
 * Writes an article to the golden set, unless it exists with equal values. The golden set must be locked.
 * @returns the row and the outcome
 */
async function putGolden(
  tx: Tx,
  actor: Actor,
  record: Stored,
): Promise<{ row: GoldenRow; outcome: 'added' | 'updated' | 'unchanged' }> {
  const text_hash = createHash('sha256').update(record.text).digest('hex');
  const [known] = await tx.select().from(goldenArticles).where(eq(goldenArticles.text_hash, text_hash));
  const { startups } = record;
  if (known?.removed_at === null && isDeepStrictEqual(known.startups, startups))
    return { row: known, outcome: 'unchanged' };
  const [row] = known
    ? await tx
        .update(goldenArticles)
        .set({
          text: record.text,
          startups,
          removed_at: null,
          origin: record.origin,
          article_id: record.article_id ?? known.article_id,
          updated_at: sql`now()`,
        })
        .where(eq(goldenArticles.id, known.id))
        .returning()
    : await tx
        .insert(goldenArticles)
        .values({ ...record, text_hash, added_by: actor.userId })
        .returning();
  if (!row) throw new Error('no golden article was stored');
  const { title, origin } = row;
  await recordEvent(tx, actor, {
    action: 'golden_article_added',
    target: targetOf(row),
    ...(known && { before: { startups: known.startups } }),
    after: { title, origin, startups },
  });
  return { row, outcome: known === undefined || known.removed_at !== null ? 'added' : 'updated' };
}

/**
 * Changes the golden set in one transaction, which blocks other changes.
 * @throws Refusal 409 if the change enlarges the golden set beyond its limit
 */
async function changeGoldenSet<T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, ADVISORY_LOCKS.goldenSet);
    const before = await tx.$count(goldenArticles, isKept);
    const result = await change(tx);
    const after = await tx.$count(goldenArticles, isKept);
    if (after > MAX_ARTICLES && after > before)
      throw conflict(`The golden set holds at most ${MAX_ARTICLES} articles.`);
    return result;
  });
}

/**
 * Imports golden articles from the lines of a file in one transaction. Invalid lines are reported, and the other lines
 * are stored. An article with an existing text gets the values of the file.
 * @throws Refusal 409 if the golden set would be too large
 */
export async function importGolden(
  db: Db,
  { first_line = 1, lines }: GoldenImportBody,
  actor: Actor,
): Promise<GoldenImportResultBody> {
  const counts = { added: 0, updated: 0, unchanged: 0 };
  const errors: GoldenImportResultBody['errors'] = [];
  await changeGoldenSet(db, async (tx) => {
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const record = readGoldenLine(line);
      if ('error' in record) {
        errors.push({ line: first_line + index, error: record.error });
        continue;
      }
      const { outcome } = await putGolden(tx, actor, { ...record, article_id: null, origin: 'import' });
      counts[outcome] += 1;
    }
  });
  return { ...counts, errors };
}
