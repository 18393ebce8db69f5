import { eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { isDeletedContent } from '../../startups/deletions/deleted-content';
import { discardedAmong } from '../acceptance/discarded-names';
import { readFloor } from '../acceptance/review-settings';
import { nameKeyOf } from '../../startups/raw/match-keys';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { extractionRuns } from '../../platform/db/schema/extraction-runs.table';
import { extractions, type StoredFinding } from '../../platform/db/schema/extractions.table';
import type { Db, Tx } from '../../platform/db/open-database';
import { linkOf } from '../../news/fetching/article-link';
import { dropAnswers } from '../llm/llm-usage';
import { endLease } from '../../platform/jobs/end-lease';
import {
  moveToReading,
  removeUnsettled,
  sameEarlier,
  supersedeReading,
  type EarlierRow,
} from './earlier-reading';
import { articleLease, MAX_ATTEMPTS, type ClaimedArticle } from './article-claims';
import type { Outcome } from './extract-article';
import type { ExtractionSampleBody } from './extraction.schemas';
import { toFoundRow, toStoredEvidence } from './found-row';

export type Storing = {
  article: ClaimedArticle;
  outcome: Outcome;
  runId: number | null;
  actor: Actor;
  now: number;
};

/** Error if another process has claimed the article during the extraction. The result is then discarded. */
const LOST = new Error('the claim was lost');
const SAMPLES_KEPT = 5;

/**
 * Stores the result of a claimed article if the claim is still valid. One transaction stores the raw rows, the counts
 * of the run and the audit event.
 * @returns the sample to show; null if the claim was lost and nothing was written
 */
export async function storeOutcome(db: Db, storing: Storing): Promise<ExtractionSampleBody | null> {
  const stored = db.transaction((tx) => storeIn(tx, storing));
  return stored.catch((error: unknown) => {
    if (error === LOST) return null;
    throw error;
  });
}

async function storeIn(
  tx: Tx,
  { article, outcome, runId, actor, now }: Storing,
): Promise<ExtractionSampleBody> {
  const failed = article.attempts >= MAX_ATTEMPTS ? ('abandoned' as const) : ('failed' as const);
  const isHeld = await endLease(tx, articleLease, article, {
    ...(outcome.error === null
      ? { state: 'extracted' as const, last_error: null, failure_cause: null, extracted_at: sql`now()` }
      : { state: failed, last_error: outcome.error, failure_cause: outcome.cause }),
    updated_at: sql`now()`,
  });
  if (!isHeld) throw LOST;
  await dropAnswers(tx, [article.id]);
  const keys = outcome.found.map(({ startup }) => nameKeyOf(startup.company_name.value));
  // Superseding waits for people who are discarding a row, so that the next statement sees their decision.
  const earlier = outcome.error === null ? await supersedeReading(tx, article.id) : [];
  const discarded = await discardedAmong(tx, keys, article.id);
  const proposed = {
    ...outcome,
    found: outcome.found.filter((found, at) => found.isNamed && !discarded.has(keys[at] ?? '')),
  };
  const extractionId = await storeExtraction(tx, article, proposed, runId);
  const rows = await storeRows(tx, { article, found: proposed.found, earlier, extractionId, actor, now });
  const replaced = await removeUnsettled(
    tx,
    earlier,
    rows.map(({ raw_id }) => raw_id),
  );
  const findings = [...rows, ...leftOut(outcome, proposed)];
  await tx.update(extractions).set({ findings }).where(eq(extractions.id, extractionId));
  const sample = toSample(article, proposed, String(extractionId));
  if (runId !== null) await countInRun(tx, runId, outcome, sample);
  await recordEvent(tx, actor, {
    action: 'article_extracted',
    target: { type: 'article', id: String(article.id) },
    after: {
      extraction_id: String(extractionId),
      model: outcome.model,
      outputs_count: proposed.found.length,
      error: outcome.error,
      ...(replaced > 0 && { replaced }),
    },
  });
  return sample;
}

/** Returns the startups that the text names. Other startups are ignored. */
const namedIn = ({ found }: Outcome) => found.filter(({ isNamed }) => isNamed);

async function storeExtraction(
  tx: Tx,
  article: ClaimedArticle,
  outcome: Outcome,
  runId: number | null,
): Promise<number> {
  const [row] = await tx
    .insert(extractions)
    .values({
      article_id: article.id,
      epoch: article.epoch,
      prompt_id: outcome.promptId,
      model: outcome.model,
      run_id: runId,
      outcome: outcome.error === null ? 'extracted' : 'failed',
      outputs_count: outcome.found.length,
      error: outcome.error,
      prompt_tokens: outcome.used.prompt,
      completion_tokens: outcome.used.completion,
      cost: outcome.cost,
    })
    .returning({ id: extractions.id });
  if (!row) throw new Error('no extraction was stored');
  return row.id;
}

/** Returns the findings for startups that get no raw row, with the reason. */
function leftOut(all: Outcome, proposed: Outcome): StoredFinding[] {
  return all.found
    .filter((found) => !proposed.found.includes(found))
    .map(({ startup, evidence, confidence, isNamed }) => ({
      company_name: startup.company_name.value,
      raw_id: null,
      fields: evidence.map((each) => toStoredEvidence(each, false)),
      confidence,
      left_out: isNamed ? 'discarded' : 'not_in_text',
    }));
}

async function storeRows(
  tx: Tx,
  {
    article,
    found: startups,
    earlier,
    extractionId,
    actor,
    now,
  }: Pick<Storing, 'article' | 'actor' | 'now'> &
    Pick<Outcome, 'found'> & { extractionId: number; earlier: readonly EarlierRow[] },
): Promise<StoredFinding[]> {
  const at = new Date(now).toISOString();
  const floor = await readFloor(tx);
  const findings: StoredFinding[] = [];
  for (const found of startups) {
    const row = {
      ...toFoundRow(found, article, floor, at),
      extraction_id: extractionId,
      created_by: actor.userId,
      created_at: at,
    };
    const { company_name, evidence: fields, confidence } = row;
    const same = sameEarlier(earlier, row);
    if (same) {
      await moveToReading(tx, same, row);
      findings.push({ company_name, raw_id: same.id, fields, confidence });
      continue;
    }
    if (await isDeletedContent(tx, row.content_hash)) {
      findings.push({ company_name, raw_id: null, fields, confidence });
      continue;
    }
    const [raw] = await tx
      .insert(rawStartups)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: rawStartups.id });
    findings.push({ company_name, raw_id: raw?.id ?? null, fields, confidence });
  }
  return findings;
}

/** Adds an article to the counts of its extraction run. A dry run continues after this article. */
export async function countInRun(
  db: Db | Tx,
  runId: number,
  outcome: Outcome,
  sample: ExtractionSampleBody,
  afterArticle = 0,
): Promise<void> {
  await db
    .update(extractionRuns)
    .set({
      processed: sql`${extractionRuns.processed} + 1`,
      succeeded: sql`${extractionRuns.succeeded} + ${sample.ok ? 1 : 0}::int`,
      failed: sql`${extractionRuns.failed} + ${sample.ok ? 0 : 1}::int`,
      outputs_count: sql`${extractionRuns.outputs_count} + ${sample.outputs_count}::int`,
      tokens: sql`${extractionRuns.tokens} + ${sample.tokens}::int`,
      cost: sql`${extractionRuns.cost} + ${outcome.cost}::numeric`,
      samples: sql`jsonb_path_query_array(jsonb_build_array(${JSON.stringify(sample)}::jsonb) || ${extractionRuns.samples}, ${`$[0 to ${SAMPLES_KEPT - 1}]`}::jsonpath)`,
      after_article: sql`greatest(${extractionRuns.after_article}, ${afterArticle}::bigint)`,
      updated_at: sql`now()`,
    })
    .where(eq(extractionRuns.id, runId));
}

/** Builds the sample of an article. @param extractionId null for a dry run, which stores no extraction */
export function toSample(
  article: ClaimedArticle,
  outcome: Outcome,
  extractionId: string | null,
): ExtractionSampleBody {
  return {
    ok: outcome.error === null,
    outputs_count: namedIn(outcome).length,
    article: { id: String(article.id), url: linkOf(article), title: article.title, source: article.source },
    model: outcome.model,
    companies: namedIn(outcome).map(({ startup }) => startup.company_name.value),
    tokens: outcome.used.prompt + outcome.used.completion,
    cost: outcome.cost,
    duration_ms: outcome.durationMs,
    extraction_id: extractionId,
    error: outcome.error,
  };
}
