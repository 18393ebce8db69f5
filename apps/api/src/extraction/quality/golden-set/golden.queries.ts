import { and, asc, count, desc, eq, ilike, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { notFound } from '../../../platform/http/errors/errors';
import { extractions } from '../../../platform/db/schema/extractions.table';
import { contains, type Page } from '../../../platform/http/pagination/list-page';
import { articles } from '../../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../../news/fetching/kept-text';
import { readRowId } from '../../../platform/http/validation/row-id';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { isoTimestamp } from '../../../platform/time/timestamps';
import { isConfirmed, isNotInSet, isStartupOf } from './confirmed-article';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';
import type { GoldenArticleBody, GoldenCandidateBody, GoldenRecordBody } from './golden.schemas';

export type GoldenRow = typeof goldenArticles.$inferSelect;

/** Condition for articles that were not removed from the golden set. */
export const isKept = isNull(goldenArticles.removed_at);
const titleHolds = (column: typeof articles.title | typeof goldenArticles.title, q: string | undefined) =>
  q === undefined || q.trim() === '' ? undefined : ilike(column, contains(q));

/** Returns articles of the golden set, newest first. `companies` and `languages` count the complete set. */
export async function listGolden(db: Db, q: string | undefined, page: Page) {
  const match = and(isKept, titleHolds(goldenArticles.title, q));
  const rows = await db
    .select()
    .from(goldenArticles)
    .where(match)
    .orderBy(desc(goldenArticles.created_at), desc(goldenArticles.id))
    .limit(page.limit)
    .offset(page.offset);
  const [sizes] = await db
    .select({
      companies: sql<number>`coalesce(sum(jsonb_array_length(${goldenArticles.startups})), 0)::int`,
      articles: count(),
      languages: sql<
        string[]
      >`coalesce(array_agg(distinct ${goldenArticles.lang}) filter (where ${goldenArticles.lang} is not null), '{}')`,
    })
    .from(goldenArticles)
    .where(isKept);
  return {
    items: rows.map(toGoldenAnswer),
    total: await db.$count(goldenArticles, match),
    articles: sizes?.articles ?? 0,
    companies: sizes?.companies ?? 0,
    languages: [...(sizes?.languages ?? [])].sort(),
  };
}

/**
 * Returns articles that may join the golden set, newest first: extracted, with all raw startups accepted, and not in
 * the set.
 */
export async function listCandidates(db: Db, q: string | undefined, page: Page) {
  const match = and(isConfirmed, isNotInSet, HAS_TEXT, titleHolds(articles.title, q));
  const chosen = db
    .select({
      id: articles.id,
      title: articles.title,
      source: articles.source,
      url: articles.url,
      findings: extractions.findings,
    })
    .from(articles)
    .innerJoin(extractions, eq(extractions.article_id, articles.id))
    .where(match);
  const rows = await chosen.orderBy(desc(articles.id)).limit(page.limit).offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(articles)
    .innerJoin(extractions, eq(extractions.article_id, articles.id))
    .where(match);
  const named = await db
    .select({ id: rawStartups.id, company_name: rawStartups.company_name })
    .from(rawStartups)
    .where(isStartupOf(rows.flatMap(({ findings }) => findings)))
    .orderBy(asc(rawStartups.id));
  const items: GoldenCandidateBody[] = rows.map(({ id, title, source, url, findings }) => ({
    article_id: String(id),
    title,
    source,
    url,
    companies: named
      .filter((row) => findings.some(({ raw_id }) => raw_id === row.id))
      .map(({ company_name }) => company_name),
  }));
  return { items, total: counted?.total ?? 0 };
}

/** Returns the golden set in the format of an import file, in order of insertion. */
export async function exportGolden(
  db: Db,
  page: Page,
): Promise<{ items: GoldenRecordBody[]; total: number }> {
  const rows = await db
    .select()
    .from(goldenArticles)
    .where(isKept)
    .orderBy(asc(goldenArticles.id))
    .limit(page.limit)
    .offset(page.offset);
  const items = rows.map(({ id, url, title, published_at, lang, text, startups }) => ({
    id: `golden-${id}`,
    url,
    title,
    date: published_at,
    lang,
    text,
    gold: startups,
  }));
  return { items, total: await db.$count(goldenArticles, isKept) };
}

/** Returns the articles of the golden set in a fixed order, with the columns that identify its content. */
export async function readGoldenContent(
  db: Db | Tx,
): Promise<Pick<GoldenRow, 'id' | 'text_hash' | 'startups'>[]> {
  const { id, text_hash, startups } = goldenArticles;
  return db.select({ id, text_hash, startups }).from(goldenArticles).where(isKept).orderBy(asc(id));
}

/** Returns a golden article, even if it was removed, and locks it until the transaction ends. @throws Refusal 404 */
export async function lockGolden(tx: Tx, id: string): Promise<GoldenRow> {
  const [row] = await tx
    .select()
    .from(goldenArticles)
    .where(eq(goldenArticles.id, readRowId(id, 'Golden article not found')))
    .for('update');
  if (!row) throw notFound('Golden article not found');
  return row;
}

export function toGoldenAnswer(row: GoldenRow): GoldenArticleBody {
  const { id, article_id, url, title, lang, published_at, startups, origin, created_at } = row;
  return {
    id: String(id),
    article_id: article_id === null ? null : String(article_id),
    url,
    title,
    lang,
    date: published_at,
    companies: startups.map(({ company_name }) => company_name),
    origin,
    created_at: isoTimestamp(created_at),
  };
}
