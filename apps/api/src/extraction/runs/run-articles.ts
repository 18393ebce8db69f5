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
/** A little longer than a lease: what a dead process held is taken over. */
const LONGEST_WAIT_MS = 25_000;
const LOOKS_EVERY_MS = 500;

/**
 * Extracts up to `batch` times `max` waiting articles, oldest first, each by one caller only however many call. When all
 * that is left is in other hands, waits a little: what they drop is done here.
 * A dry run shows what would come and changes nothing; only what a model charges is counted.
 * @throws 429 or 503 in words when the model may not be asked, and nothing was done yet; 409 for an unusable prompt
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
 * Extracts a claimed article and stores what came of it. An article that could not be tried is given back.
 * @returns null when the claim was lost meanwhile
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
    // Left as it is, the article would be asked about, and charged, again.
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

/** Only words for people: a database's error would tell its statement. */
function wordsOf(error: unknown): string {
  return error instanceof Error && Reflect.get(error, 'statusCode') === 400 ? `: ${error.message}` : '';
}

/** Extracts an article and only shows it, counted in a dry run on the server. @throws ModelUnavailable */
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
