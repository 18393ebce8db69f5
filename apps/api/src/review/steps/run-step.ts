import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '@vaglio/access-control';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { conflict, notFound, staleVersion } from '../../platform/http/errors/errors';
import { extractions } from '../../platform/db/schema/extractions.table';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { readRowId } from '../../platform/http/validation/row-id';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { claimArticle } from '../queue/claim-article';
import {
  readCompanyReviewsOf,
  type CompanyReview,
} from '../../startups/facts/pending-decisions/company-reviews';
import type { Acting } from '../../startups/facts/pending-decisions/store-decision';
import type { SteppedBody } from './step.schemas';
import { articleOf, withProofs, type UnprovedArticle } from '../queue/read-article';
import type { StepEffects, StepKind } from '../../platform/db/schema/review-steps.table';
import { readStep } from './step.queries';
import { storeStep } from './store-step';

/**
 * Action on a company of an article, with the version that the caller saw, and optionally the version of its startup.
 */
export type StepOrder = {
  rawId: string;
  ifMatch: string | undefined;
  startupVersion: number | undefined;
  actor: Actor;
};
/** Dependencies of a step in Review. */
export type StepDeps = Pick<Deps, 'db' | 'now' | 'reader'>;

/** Result of the action that a step performs. */
export type Done = {
  words: string;
  effects: Partial<StepEffects>;
  content?: string | null;
  /** Descriptions of the decisions, for the audit event. */
  decided?: readonly string[];
};

/** Kinds of steps on a single company of an article. The kind `allow` is handled elsewhere. */
type ActKind = Exclude<StepKind, 'allow'>;

const ROW_GONE = 'Company not found';
/**
 * Runs an action on a company of an article as one step, in one transaction with its audit event. Renews the claim on
 * the article for two minutes.
 * @throws Refusal 404; 409 when another person holds the article; 412 with the article when the company or its startup
 *   has changed since the caller saw it
 */
export async function runStep(
  { db, now, reader }: StepDeps,
  kind: ActKind,
  { rawId, ifMatch, startupVersion, actor }: StepOrder,
  act: (acting: Acting) => Promise<Done>,
): Promise<SteppedBody> {
  const id = readRowId(rawId, ROW_GONE);
  const done = await db
    .transaction(async (tx) => {
      const row = await lockRow(tx, id, actor.userId);
      const isOtherStartup = startupVersion !== undefined && row.startup?.row.version !== startupVersion;
      if (isOtherStartup || !matchesVersion(ifMatch, row.raw.version))
        throw new StaleArticle(await articleOf(tx, row.article_id, actor.userId));
      const at = toTimestamp(now());
      const { words, effects, content = null, decided = [] } = await act({ tx, row, actor, at });
      if (isNothing(effects)) throw conflict('There is nothing to change.');
      const { article_id, raw } = row;
      const step = { kind, raw_id: id, article_id, company_name: raw.company_name, words, effects, content };
      const stepId = await storeStep(tx, step, { actor, at });
      await countVersion(tx, id);
      await recordEvent(tx, actor, {
        action: ACTIONS[kind],
        target: { type: 'raw_startup', id: String(id) },
        after: { step_id: String(stepId), words, ...(decided.length > 0 && { decided }) },
      });
      return {
        step: await readStep(tx, stepId),
        article: await articleOf(tx, row.article_id, actor.userId),
      };
    })
    .catch(async (error: unknown) => {
      throw error instanceof StaleArticle ? staleVersion(await withProofs(reader, error.article)) : error;
    });
  return { step: done.step, article: await withProofs(reader, done.article) };
}

/** Error that ends the transaction before the text of the article is parsed for the response. */
class StaleArticle extends Error {
  constructor(readonly article: UnprovedArticle) {
    super('The company changed since it was seen.');
  }
}

const ACTIONS = {
  values: 'review_values_decided',
  accept: 'review_company_accepted',
  set_aside: 'review_company_set_aside',
  merge: 'review_company_merged',
} as const satisfies Record<ActKind, AuditAction>;

/** Locks the scores, then the article, then the raw row. This order serializes actions on one article. */
export async function lockRow(tx: Tx, id: number, userId: string | null): Promise<CompanyReview> {
  await lockScores(tx);
  const [found] = await tx
    .select({ article_id: extractions.article_id })
    .from(rawStartups)
    .innerJoin(extractions, eq(extractions.id, rawStartups.extraction_id))
    .where(eq(rawStartups.id, id));
  if (!found) throw notFound(ROW_GONE);
  await claimArticle(tx, found.article_id, userId);
  await tx.select({ id: rawStartups.id }).from(rawStartups).where(eq(rawStartups.id, id)).for('update');
  const [row] = await readCompanyReviewsOf(tx, [id]);
  if (!row) throw notFound(ROW_GONE);
  return row;
}

/** Increments the version of a raw row after a decision, so that requests based on an older version are detected. */
export async function countVersion(tx: Tx, rawId: number): Promise<void> {
  await tx
    .update(rawStartups)
    .set({ version: sql`${rawStartups.version} + 1` })
    .where(eq(rawStartups.id, rawId));
}

const isNothing = ({
  row = null,
  values = [],
  carried = [],
  decisions = [],
  changes = [],
  merges = [],
}: Done['effects']) =>
  row === null && [values, carried, decisions, changes, merges].every((ids) => ids.length === 0);
