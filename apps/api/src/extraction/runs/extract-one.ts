import { and, eq, isNull, ne, not, sql } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import { linkOf } from '../../news/fetching/article-link';
import { HAS_TEXT } from '../../news/fetching/kept-text';
import type { Db } from '../../platform/db/open-database';
import { articles } from '../../platform/db/schema/articles.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { claimNext } from '../../platform/jobs/claim-next';
import { isLeased } from '../../platform/jobs/lease';
import { ModelUnavailable } from '../llm/llm-usage';
import { articleLease } from './article-claims';
import { planExtraction, type ExtractionDeps } from './extract-article';
import type { ExtractionSampleBody } from './extraction.schemas';
import { extractOne } from './run-articles';

const GONE = 'Article not found';
const NO_TEXT = 'The text of this article was removed by its age. It cannot be read again.';
const BUSY = 'A run is reading this article now. Please wait for it.';

/**
 * Extracts an article immediately, even if it failed before. If the article was already extracted, returns that result.
 * @throws Refusal 404; 409 while a run extracts it, if its text was removed, and for an unusable prompt; 429 or 503
 *   with a message if no request may be sent
 */
export async function extractThis(
  deps: ExtractionDeps,
  id: string,
  actor: Actor,
): Promise<ExtractionSampleBody> {
  const { db } = deps;
  const articleId = readRowId(id, GONE);
  const isThis = eq(articles.id, articleId);
  const former = await readExtracted(db, articleId);
  if (former) return former;
  const plan = await planExtraction(deps);
  await db
    .update(articles)
    .set({
      state: 'pending',
      attempts: 0,
      last_error: null,
      failure_cause: null,
      due_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(and(isThis, ne(articles.state, 'extracted'), not(isHeld), HAS_TEXT));
  const article = await claimNext(db, articleLease, { owner: deps.owner, where: and(isThis, HAS_TEXT) });
  if (!article) throw await whyNotClaimed(deps, articleId);
  const extracted = extractOne(deps, plan, article, { actor, runId: null });
  const sample = await extracted.catch((error: unknown) => {
    throw error instanceof ModelUnavailable ? error.refusal : error;
  });
  if (!sample) throw conflict(BUSY);
  return sample;
}

/** Condition for articles that a process is extracting. */
const isHeld = sql`coalesce(${isLeased(articleLease)}, false)`;

/** Returns the reason why an article could not be claimed. Its state may have changed since the attempt. */
async function whyNotClaimed({ db }: Pick<ExtractionDeps, 'db'>, articleId: number): Promise<Error> {
  const [article] = await db.select().from(articles).where(eq(articles.id, articleId));
  if (!article) return notFound(GONE);
  return conflict(article.text_removed_at === null ? BUSY : NO_TEXT);
}

/** Returns the result of an article's extraction; undefined if it was not extracted. @throws Refusal 404 */
async function readExtracted(db: Db, articleId: number): Promise<ExtractionSampleBody | undefined> {
  const [found] = await db
    .select({ article: articles, extraction: extractions })
    .from(articles)
    .leftJoin(
      extractions,
      and(
        eq(extractions.article_id, articles.id),
        eq(extractions.outcome, 'extracted'),
        isNull(extractions.superseded_at),
      ),
    )
    .where(eq(articles.id, articleId));
  if (!found) throw notFound(GONE);
  const { article, extraction } = found;
  if (article.state !== 'extracted' || !extraction) return undefined;
  return {
    ok: true,
    outputs_count: extraction.outputs_count,
    article: { id: String(article.id), url: linkOf(article), title: article.title, source: article.source },
    model: extraction.model,
    companies: extraction.findings.flatMap(({ company_name, left_out }) => (left_out ? [] : [company_name])),
    tokens: extraction.prompt_tokens + extraction.completion_tokens,
    cost: extraction.cost,
    extraction_id: String(extraction.id),
    error: null,
  };
}
