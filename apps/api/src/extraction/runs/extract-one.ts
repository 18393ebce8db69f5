import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import { linkOf } from '../../news/fetching/article-link';
import { HAS_TEXT } from '../../news/fetching/kept-text';
import type { Db } from '../../platform/db/open-database';
import { articles } from '../../platform/db/schema/articles.table';
import { extractions } from '../../platform/db/schema/extractions.table';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { claimNext } from '../../platform/jobs/claim-next';
import { ModelUnavailable } from '../llm/llm-usage';
import { articleLease } from './article-claims';
import { planExtraction, type ExtractionDeps } from './extract-article';
import type { ExtractionSampleBody } from './extraction.schemas';
import { extractOne } from './run-articles';

const GONE = 'Article not found';
const BUSY = 'A run is reading this article now. Please wait for it.';

/**
 * Extracts one article now, also one that failed before; of one that was extracted, what came of it.
 * @throws 404; 409 while a run reads it, and for an unusable prompt; 429 or 503 in words when the model may not be asked
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
    .set({ state: 'pending', attempts: 0, last_error: null, due_at: sql`now()`, updated_at: sql`now()` })
    .where(and(isThis, sql`${articles.state} in ('failed', 'abandoned')`, HAS_TEXT));
  const article = await claimNext(db, articleLease, { owner: deps.owner, where: isThis });
  if (!article) throw conflict(BUSY);
  const extracted = extractOne(deps, plan, article, { actor, runId: null });
  const sample = await extracted.catch((error: unknown) => {
    throw error instanceof ModelUnavailable ? error.refusal : error;
  });
  if (!sample) throw conflict(BUSY);
  return sample;
}

/** Reads the outcome of an article's extraction; undefined if it was not extracted. @throws 404 */
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
