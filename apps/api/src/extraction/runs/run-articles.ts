import type { Actor } from '../../audit/audit-event';
import { ModelUnavailable } from '../llm/llm-usage';
import { releaseUnstarted } from '../../platform/jobs/end-lease';
import { withLease } from '../../platform/jobs/heartbeat';
import { failureText } from '../../platform/observability/log-options';
import { ALL_ARTICLES, articleLease, claimArticle, peekArticle, type ClaimedArticle } from './article-claims';
import { countPending, countUnderWay } from './article-counts';
import { extractArticle, planExtraction, type ExtractionDeps, type Plan } from './extract-article';
import {
  MAX_ARTICLES_PER_BATCH,
  type ExtractionResultBody,
  type ExtractionSampleBody,
} from './extraction.schemas';
import { countInRun, storeOutcome, toSample } from './store-outcome';

export type RunQuery = { batch: number; max: number; dry: boolean; after: number };

const MAX_BATCHES = 5;
const LONGEST_CALL_MS = 100_000;
/**
 * Maximum wait in milliseconds. It is slightly longer than a lease, so that the work of a crashed process is taken
 * over.
 */
const LONGEST_WAIT_MS = 25_000;
const LOOKS_EVERY_MS = 500;

/**
 * Extracts up to `batch` times `max` pending articles, oldest first. Any number of callers may run this, and each
 * article is extracted by only one. If other callers hold all remaining articles, it waits a short time for released
 * articles. A dry run shows the results without storing them; only the cost of the model is recorded.
 * @throws Refusal 429 or 503 with a message if no request may be sent and nothing was done yet; 409 for an unusable
 *   prompt
 */
export async function runArticles(
  deps: ExtractionDeps,
  query: RunQuery,
  actor: Actor,
): Promise<ExtractionResultBody> {
  const plan = await planExtraction(deps);
  const wanted = Math.min(query.batch, MAX_ARTICLES_PER_BATCH) * Math.min(query.max, MAX_BATCHES);
  const ends = deps.now() + LONGEST_CALL_MS;
  const samples: ExtractionSampleBody[] = [];
  let after = query.after;
  while (samples.length < wanted && deps.now() < ends) {
    const article = query.dry
      ? await peekArticle(deps.db, after)
      : await claimOrWait(deps, samples.length === 0);
    if (!article) break;
    after = article.id;
    try {
      const sample = query.dry
        ? await showOne(deps, plan, article, null)
        : await extractOne(deps, plan, article, { actor, runId: null });
      if (sample) samples.push(sample);
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      if (samples.length === 0) throw error.refusal;
      break;
    }
  }
  const succeeded = samples.filter(({ ok }) => ok).length;
  return {
    processed: samples.length,
    succeeded,
    failed: samples.length - succeeded,
    pending: await countPending(deps.db),
    samples,
  };
}

async function claimOrWait(deps: ExtractionDeps, mayWait: boolean): Promise<ClaimedArticle | undefined> {
  const ends = deps.now() + LONGEST_WAIT_MS;
  for (;;) {
    const claimed = await claimArticle(deps.db, deps.owner, ALL_ARTICLES);
    if (claimed || !mayWait || deps.now() > ends || (await countUnderWay(deps.db)) === 0) return claimed;
    await deps.sleep(LOOKS_EVERY_MS);
  }
}

/**
 * Extracts a claimed article and stores the result. If no attempt was possible, the article is released.
 * @returns null if the claim was lost during the extraction
 * @throws ModelUnavailable
 */
export async function extractOne(
  deps: ExtractionDeps,
  plan: Plan,
  article: ClaimedArticle,
  { actor, runId }: { actor: Actor; runId: number | null },
): Promise<ExtractionSampleBody | null> {
  const extracting = withLease(deps.db, articleLease, article, () =>
    extractArticle(deps, plan, article, { articleId: article.id, epoch: article.epoch, runId }),
  );
  const outcome = await extracting.catch(async (error: unknown) => {
    await releaseUnstarted(deps.db, articleLease, article);
    throw error;
  });
  const storing = { article, outcome, runId, actor, now: deps.now() };
  return storeOutcome(deps.db, storing).catch((error: unknown) => {
    deps.log.warn(`What was found in article ${article.id} could not be stored: ${failureText(error)}`);
    // The error is stored as the outcome. Otherwise the article would be requested, and charged, again.
    return storeOutcome(deps.db, {
      ...storing,
      outcome: {
        ...outcome,
        found: [],
        error: `What was found could not be stored${wordsOf(error)}.`,
        cause: 'other',
      },
    });
  });
}

/**
 * Returns an error message for users. Messages of database errors are omitted, because they may contain the statement.
 */
function wordsOf(error: unknown): string {
  return error instanceof Error && Reflect.get(error, 'statusCode') === 400 ? `: ${error.message}` : '';
}

/**
 * Extracts an article without storing the result. A dry run on the server counts the article.
 * @throws ModelUnavailable
 */
export async function showOne(
  deps: ExtractionDeps,
  plan: Plan,
  article: ClaimedArticle,
  runId: number | null,
): Promise<ExtractionSampleBody> {
  const outcome = await extractArticle(deps, plan, article, { articleId: article.id, epoch: null, runId });
  const sample = toSample(article, outcome, null);
  if (runId !== null) await countInRun(deps.db, runId, outcome, sample, article.id);
  return sample;
}
