import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { extractions } from '../../platform/db/schema/extractions.table';
import { linkOf } from '../../news/fetching/article-link';
import { articles } from '../../platform/db/schema/articles.table';
import { textOfQuotes } from '../../news/fetching/kept-text';
import { prompts } from '../../platform/db/schema/prompts.table';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { readRowId } from '../../platform/http/validation/row-id';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { isoTimestamp } from '../../platform/time/timestamps';
import { readProofs } from '../../startups/facts/evidence/read-proofs';
import { ARTICLE_GONE, readClaim } from './claim-article';
import { toCompanies } from './company-answer';
import {
  MAX_COMPANIES,
  countOpen,
  readCompanyReviews,
  type CompanyReview,
} from '../../startups/facts/pending-decisions/company-reviews';
import type { ReviewArticleBody, ReviewCompanyBody } from './review-queue.schemas';

/** Returns an article with its extracted values and decisions, from one database snapshot. @throws Refusal 404 */
export async function readArticle(
  { db, reader }: Pick<Deps, 'db' | 'reader'>,
  id: string,
  userId: string | null,
): Promise<ReviewArticleBody> {
  const articleId = readRowId(id, ARTICLE_GONE);
  // The first call in an installation stores the settings, which is impossible in a read-only transaction.
  await readScoreSettings(db);
  const found = await db.transaction((tx) => articleOf(tx, articleId, userId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return withProofs(reader, found);
}

/** Response for an article without proofs. They are searched in its text after the transaction. */
export type UnprovedArticle = {
  body: ReviewArticleBody;
  article: { text: string; text_removed_at: string | null };
  /** Names of all companies that were extracted from the article. */
  names: readonly string[];
  /** Rows to which `body.companies` corresponds. */
  shown: readonly CompanyReview[];
};

/** Adds passages of the article as proofs to each value without a quote. @see readProofs */
export async function withProofs(
  reader: ForeignReader,
  { body, article, names, shown }: UnprovedArticle,
): Promise<ReviewArticleBody> {
  const stated = shown.flatMap(({ raw, values }) =>
    values.map(({ evidence }) => ({ company: raw.company_name, evidence })),
  );
  const proofOf = await readProofs(reader, article, names, stated);
  const companies = body.companies.map((company, at) => ({
    ...company,
    values: company.values.map((value, place) => {
      const evidence = shown[at]?.values[place]?.evidence;
      const proof = evidence && proofOf(evidence);
      return { ...value, ...(proof && { proof }) };
    }),
  }));
  return { ...body, companies };
}

/** Returns an article within a transaction, without proofs. */
export async function articleOf(tx: Tx, articleId: number, userId: string | null): Promise<UnprovedArticle> {
  const [article] = await tx.select().from(articles).where(eq(articles.id, articleId));
  if (!article) throw notFound(ARTICLE_GONE);
  const [reading] = await tx
    .select({ model: extractions.model, read_at: extractions.created_at, prompt_version: prompts.version })
    .from(extractions)
    .leftJoin(prompts, eq(prompts.id, extractions.prompt_id))
    .where(
      sql`${extractions.article_id} = ${articleId} and ${extractions.outcome} = 'extracted'
        and ${extractions.superseded_at} is null`,
    );
  const rows = await readCompanyReviews(tx, [articleId]);
  const names = [...new Set(rows.map(({ raw }) => raw.company_name))];
  const shown = shownOf(rows);
  const companies = await toCompanies(tx, shown);
  const body = {
    id: String(article.id),
    title: article.title,
    source: article.source,
    url: linkOf(article),
    published_at: isoTimestamp(article.published_at),
    read_at: isoTimestamp(reading?.read_at ?? null),
    model: reading?.model ?? null,
    prompt_version: reading?.prompt_version ?? null,
    text: article.text_removed_at === null ? article.text : textOfQuotes(quotesOf(companies)),
    text_removed_at: isoTimestamp(article.text_removed_at),
    claim: await readClaim(tx, articleId, userId),
    open: rows.reduce((sum, row) => sum + countOpen(row), 0),
    companies,
  };
  return { body, article, names, shown };
}

const quotesOf = (companies: readonly ReviewCompanyBody[]) =>
  companies.flatMap(({ quotes, values }) => [...quotes, ...values.flatMap((value) => value.quotes)]);

/** Returns the displayed rows in their order. If there are too many, rows with open values take precedence. */
function shownOf(rows: readonly CompanyReview[]): CompanyReview[] {
  const openFirst = [
    ...rows.filter((row) => countOpen(row) > 0),
    ...rows.filter((row) => countOpen(row) === 0),
  ];
  const shown = new Set(openFirst.slice(0, MAX_COMPANIES));
  return rows.filter((row) => shown.has(row));
}
