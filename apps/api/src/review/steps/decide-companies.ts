import { asc, eq, inArray, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest, conflict, notFound, staleVersion } from '../../platform/http/errors/errors';
import { extractions } from '../../platform/db/schema/extractions.table';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { readRowId } from '../../platform/http/validation/row-id';
import { nameKeyOf } from '../../startups/raw/match-keys';
import { RAW_COLUMNS, toRawStartupAnswer } from '../../startups/raw/raw-answer';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { readDecisions } from './decision.queries';
import { reviewDecisions, type DiscardReason } from '../../platform/db/schema/review-decisions.table';
import type { ReviewDecisionBody } from './decision.schemas';
import { storeStep } from './store-step';
import type { MovedRow } from '../../platform/db/schema/review-steps.table';

/** Decision about a raw row. A discard has a reason. */
export type Verdict = { decision: 'accept' } | { decision: 'discard'; reason: DiscardReason };

/** Raw row with the version that the caller saw. */
export type SeenRow = { id: string; ifMatch: string | undefined };

type RawRow = Awaited<ReturnType<typeof lockRows>>[number];

/** Builds the decision of a request. @throws Refusal 400 for a discard without a reason */
export function verdictOf(decision: 'accept' | 'discard', reason: DiscardReason | undefined): Verdict {
  if (decision === 'accept') return { decision };
  if (reason === undefined) throw badRequest('A discard needs a reason.');
  return { decision, reason };
}

/**
 * Accepts or discards startups that articles proposed, all in one transaction, with an audit event and a step per row.
 * Accepted rows are curated later with their proved values. Discarded rows leave the lists, and their names are blocked
 * unless they were only set aside.
 * @throws Refusal 404; 409 for a row that needs no decision; 412 with the row when it has changed since the caller saw
 *   it
 */
export async function decideCompanies(
  db: Db,
  rows: readonly SeenRow[],
  verdict: Verdict,
  actor: Actor,
  timestamp: string,
): Promise<ReviewDecisionBody[]> {
  const wanted = rows.map((row) => ({ ...row, rawId: readRowId(row.id, 'Row not found') }));
  return db.transaction(async (tx) => {
    const locked = new Map(
      (
        await lockRows(
          tx,
          wanted.map(({ rawId }) => rawId),
        )
      ).map((raw) => [raw.id, raw]),
    );
    const made: number[] = [];
    const at = timestamp;
    for (const { rawId, ifMatch } of new Map(wanted.map((row) => [row.rawId, row])).values()) {
      const raw = locked.get(rawId);
      if (!raw) throw notFound('Row not found');
      if (!matchesVersion(ifMatch, raw.version)) throw staleVersion(toRawStartupAnswer(raw));
      refuseSettled(raw, verdict);
      const decision = await decideRow(tx, raw, verdict, actor, at);
      await storeStep(tx, stepOf(raw, verdict, decision), { actor, at });
      made.push(decision);
    }
    return readDecisions(tx, made);
  });
}

const stepOf = (raw: RawRow, verdict: Verdict, decision: number) => ({
  kind: verdict.decision === 'accept' ? ('accept' as const) : ('set_aside' as const),
  raw_id: raw.id,
  article_id: articleOfRow(raw),
  company_name: raw.company_name,
  words:
    verdict.decision === 'accept' ? `${raw.company_name} accepted` : describeDiscard(raw, verdict.reason),
  effects: { decisions: [decision], row: stayingRow(raw) },
});

/** Describes a step that discards a company. */
export const describeDiscard = (
  { company_name }: Pick<RawRow, 'company_name'>,
  reason: DiscardReason,
): string => `${company_name} set aside${BECAUSE[reason]}`;

const BECAUSE = {
  not_a_startup: ': not a startup',
  not_in_article: ': not in the article',
  left_aside: ' for this article',
} as const satisfies Record<DiscardReason, string>;

/** Returns the previous state of a raw row, for a step after which the row has no startup. */
export const stayingRow = (raw: Pick<RawRow, 'startup_id' | 'curated_at' | 'review'>): MovedRow => ({
  startup_before: raw.startup_id,
  curated_before: raw.curated_at,
  review_before: raw.review,
  startup_after: null,
  is_new: false,
});

const articleOfRow = ({ extraction_id }: Pick<RawRow, 'extraction_id'>) =>
  sql`(select article_id from ${extractions} where id = ${extraction_id})`;

/** Locks raw rows in a fixed order, which serializes decisions about the same rows. */
function lockRows(tx: Tx, ids: readonly number[]) {
  return tx
    .select(RAW_COLUMNS)
    .from(rawStartups)
    .where(inArray(rawStartups.id, [...ids]))
    .orderBy(asc(rawStartups.id))
    .for('update');
}

function refuseSettled({ company_name, review, origin, curated_at }: RawRow, { decision }: Verdict): void {
  if (review === 'waiting') return;
  if (review === 'discarded') throw conflict(`${company_name} was discarded already.`);
  if (decision === 'accept')
    throw conflict(
      review === 'accepted'
        ? `${company_name} was accepted already.`
        : `${company_name} is not waiting for a decision.`,
    );
  if (origin !== 'article')
    throw conflict(`${company_name} was imported. Only companies that articles name can be discarded.`);
  if (curated_at !== null) throw conflict(`${company_name} was curated already. Delete its startup instead.`);
}

/** Stores a decision about a locked raw row. @returns the id of the decision */
export async function decideRow(
  tx: Tx,
  raw: RawRow,
  verdict: Verdict,
  actor: Actor,
  timestamp: string,
): Promise<number> {
  const isAccepted = verdict.decision === 'accept';
  const reason = verdict.decision === 'discard' ? verdict.reason : null;
  await tx
    .update(rawStartups)
    .set({
      review: isAccepted ? 'accepted' : 'discarded',
      version: sql`${rawStartups.version} + 1`,
    })
    .where(eq(rawStartups.id, raw.id));
  const [made] = await tx
    .insert(reviewDecisions)
    .values({
      kind: verdict.decision,
      reason,
      raw_id: raw.id,
      company_name: raw.company_name,
      name_key: nameKeyOf(raw.company_name),
      article_id: articleOfRow(raw),
      review_before: raw.review === 'discarded' ? null : raw.review,
      decided_by: actor.userId,
      decided_at: timestamp,
    })
    .returning({ id: reviewDecisions.id });
  if (!made) throw new Error('no decision was stored');
  await recordEvent(tx, actor, {
    action: isAccepted ? 'raw_startup_accepted' : 'raw_startup_discarded',
    target: { type: 'raw_startup', id: String(raw.id) },
    before: { review: raw.review },
    after: { company_name: raw.company_name, confidence: raw.confidence, ...(reason && { reason }) },
  });
  return made.id;
}
