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

/** Kept ones: an evaluation reads every one of them. */
const MAX_ARTICLES = 2_000;

const TEXT_REMOVED = 'The text of this article was removed: nothing can be measured with it.';

const targetOf = (row: GoldenRow) => ({ type: 'golden_article', id: String(row.id) });

/**
 * Adds a stored article with its accepted values: who adds it confirms them. One that is in the set gets its present
 * values.
 * @throws 404; 409 while one of its rows is not accepted, without its text, or when the set is full
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

/** Takes an article out of the set; what was measured with it stays. @throws 404 */
export async function removeGolden(db: Db, id: string, actor: Actor): Promise<GoldenArticleBody> {
  return setRemoved(db, id, { isRemoved: true, actor });
}

/** Puts an article back as it was. @throws 404; 409 when the set is full, or without its text */
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
 * Writes an article into the set, unless it is there with the same values. The set must be locked.
 * @returns what came of it
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
 * A change of the set as one transaction; other changes wait until it ends.
 * @throws 409 when the set holds more afterwards than it may, and more than before
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
 * Adds the articles of some lines of a file, as one transaction; a line that cannot be used is reported and the others
 * are stored. A text that is in the set already gets the values of the file.
 * @throws 409 when the set would be too large
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
