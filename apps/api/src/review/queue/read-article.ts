import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { extractions } from '../../platform/db/schema/extractions.table';
import { linkOf } from '../../news/fetching/article-link';
import { articles } from '../../platform/db/schema/articles.table';
import { textOfQuotes } from '../../news/fetching/kept-text';
import { prompts } from '../../platform/db/schema/prompts.table';
import { readRowId } from '../../platform/http/validation/row-id';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import { isoTimestamp } from '../../platform/time/timestamps';
import { readProofs } from '../../startups/facts/evidence/read-proofs';
import { ARTICLE_GONE, readClaim } from './claim-article';
import { toCompanies } from './company-answer';
import {
  MAX_COMPANIES,
  countOpen,
  readDeskRows,
  type CompanyReview,
} from '../../startups/facts/pending-decisions/desk-rows';
import type { ReviewArticleBody, ReviewCompanyBody } from './desk.schemas';

/** An article with what was read from it and what people said of that, of one moment. @throws 404 */
export async function readArticle(db: Db, id: string, userId: string | null): Promise<ReviewArticleBody> {
  const articleId = readRowId(id, ARTICLE_GONE);
  // The first call of an installation stores the settings, which a transaction that only reads cannot.
  await readScoreSettings(db);
  return db.transaction((tx) => articleOf(tx, articleId, userId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** The same within a transaction. */
export async function articleOf(
  tx: Tx,
  articleId: number,
  userId: string | null,
): Promise<ReviewArticleBody> {
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
  const rows = await readDeskRows(tx, [articleId]);
  const names = [...new Set(rows.map(({ raw }) => raw.company_name))];
  const companies = await toCompanies(tx, shownOf(rows), readProofs(article, names));
  return {
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
}

const quotesOf = (companies: readonly ReviewCompanyBody[]) =>
  companies.flatMap(({ quotes, values }) => [...quotes, ...values.flatMap((value) => value.quotes)]);

/** In their order; where there are too many, those that need a person rather than the others. */
function shownOf(rows: readonly CompanyReview[]): CompanyReview[] {
  const openFirst = [
    ...rows.filter((row) => countOpen(row) > 0),
    ...rows.filter((row) => countOpen(row) === 0),
  ];
  const shown = new Set(openFirst.slice(0, MAX_COMPANIES));
  return rows.filter((row) => shown.has(row));
}
