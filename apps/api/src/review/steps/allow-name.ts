import { and, asc, eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { openStepOf, undoStepIn } from './undo-step';
import { rawStartups, type ReviewState } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { readDecisions } from './decision.queries';
import { IS_REMEMBERED, meansSame } from '../../extraction/acceptance/discarded-names';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import type { ReviewDecisionBody } from './decision.schemas';

type Decision = typeof reviewDecisions.$inferSelect;

const GONE = 'Decision not found';

/**
 * Takes a decision back: the row waits as before, the name is forgotten, or remembered again. One that a step at the
 * review desk made is taken back with all else that the step changed.
 * @throws 404; 409 when it was undone already, or something builds on it, which the text names
 */
export async function undoDecision(
  db: Db,
  id: string,
  actor: Actor,
  timestamp: string,
): Promise<ReviewDecisionBody> {
  const decisionId = readRowId(id, GONE);
  return db.transaction(async (tx) => {
    // It locks the article and the row before the decision.
    const stepId = await openStepOf(tx, decisionId);
    if (stepId !== null) await undoStepIn(tx, stepId, actor, timestamp);
    const decision = await lockDecision(tx, decisionId);
    if (!decision) throw notFound(GONE);
    if (stepId === null) await takeBack(tx, decision, actor, timestamp);
    await recordEvent(tx, actor, {
      action: 'review_decision_undone',
      target: { type: 'review_decision', id },
      before: { kind: decision.kind, company_name: decision.company_name },
    });
    const [undone] = await readDecisions(tx, [decisionId]);
    if (!undone) throw notFound(GONE);
    return undone;
  });
}

/**
 * Lets articles propose a discarded name again, however often it was discarded; a discarded row stays as it is until it is
 * found again.
 * @param id of a discard
 * @returns the decision, which can be undone
 * @throws 404 for what is no discard; 409 when the name is not remembered any more
 */
export async function allowName(
  db: Db,
  id: string,
  actor: Actor,
  timestamp: string,
): Promise<ReviewDecisionBody[]> {
  const discardId = readRowId(id, GONE);
  return db.transaction(async (tx) => {
    const discard = await lockDiscards(tx, discardId);
    if (!discard) throw notFound(GONE);
    const { company_name, name_key, article_id } = discard;
    if (discard.undone_at !== null || discard.allowed_at !== null)
      throw conflict(`${company_name} is not remembered as discarded any more.`);
    await tx
      .update(reviewDecisions)
      .set({ allowed_at: timestamp })
      .where(and(IS_REMEMBERED, meansSame(discard)));
    const [made] = await tx
      .insert(reviewDecisions)
      .values({
        kind: 'allow',
        company_name,
        name_key,
        article_id,
        discard_id: discardId,
        decided_by: actor.userId,
        decided_at: timestamp,
      })
      .returning({ id: reviewDecisions.id });
    if (!made) throw new Error('no decision was stored');
    await recordEvent(tx, actor, {
      action: 'discarded_name_allowed',
      target: { type: 'review_decision', id },
      after: { company_name },
    });
    return readDecisions(tx, [made.id]);
  });
}

async function takeBack(tx: Tx, decision: Decision, actor: Actor, timestamp: string): Promise<void> {
  if (decision.undone_at !== null) throw conflict('This decision was undone already.');
  if (decision.kind === 'allow') await rememberAgain(tx, decision);
  else await restoreRow(tx, decision);
  await tx
    .update(reviewDecisions)
    .set({ undone_at: timestamp, undone_by: actor.userId })
    .where(eq(reviewDecisions.id, decision.id));
}

async function lockDecision(tx: Tx, id: number): Promise<Decision | undefined> {
  const [decision] = await tx.select().from(reviewDecisions).where(eq(reviewDecisions.id, id)).for('update');
  return decision;
}

/** A discard, locked with all that mean the same, in one order. */
async function lockDiscards(tx: Tx, id: number): Promise<Decision | undefined> {
  const isDiscard = eq(reviewDecisions.kind, 'discard');
  const [discard] = await tx
    .select()
    .from(reviewDecisions)
    .where(and(eq(reviewDecisions.id, id), isDiscard));
  if (!discard) return undefined;
  const locked = await tx
    .select()
    .from(reviewDecisions)
    .where(and(isDiscard, meansSame(discard)))
    .orderBy(asc(reviewDecisions.id))
    .for('update');
  return locked.find((each) => each.id === id);
}

/** Those that were allowed together are remembered together. */
async function rememberAgain(tx: Tx, { discard_id }: Decision): Promise<void> {
  const discard = await lockDiscards(tx, discard_id ?? 0);
  if (!discard?.allowed_at) throw new Error('a name that is allowed again without its discard');
  await tx
    .update(reviewDecisions)
    .set({ allowed_at: null })
    .where(and(meansSame(discard), eq(reviewDecisions.allowed_at, discard.allowed_at)));
}

/** The state of the row as it was before the decision. */
async function restoreRow(tx: Tx, decision: Decision): Promise<void> {
  const { kind, raw_id, company_name, allowed_at } = decision;
  if (allowed_at !== null)
    throw conflict(`${company_name} was allowed again meanwhile. Undo that decision first.`);
  const [row] = await tx
    .select({
      review: rawStartups.review,
      curated_at: rawStartups.curated_at,
      startup_name: startups.company_name,
    })
    .from(rawStartups)
    .leftJoin(startups, eq(startups.id, rawStartups.startup_id))
    .where(eq(rawStartups.id, raw_id ?? 0))
    .for('update', { of: rawStartups });
  if (!row) throw conflict(`The row of ${company_name} was deleted meanwhile.`);
  if (row.curated_at !== null)
    throw conflict(
      `${company_name} was curated meanwhile: it is part of ${row.startup_name ?? 'a startup'}. Change or delete that startup.`,
    );
  const expected: ReviewState = kind === 'accept' ? 'accepted' : 'discarded';
  if (row.review !== expected)
    throw conflict(`${company_name} was imported or decided about again meanwhile.`);
  await tx
    .update(rawStartups)
    .set({
      review: kind === 'accept' ? 'waiting' : decision.review_before,
      version: sql`${rawStartups.version} + 1`,
    })
    .where(eq(rawStartups.id, raw_id ?? 0));
}
