import { and, asc, eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict, notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { storeStep } from './store-step';
import { readDecisions } from './decision.queries';
import { IS_REMEMBERED, meansSame } from '../../extraction/acceptance/discarded-names';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import type { ReviewDecisionBody } from './decision.schemas';

type Decision = typeof reviewDecisions.$inferSelect;

const GONE = 'Decision not found';

/**
 * Allows articles to propose a discarded name again, even after several discards. The discarded row remains discarded
 * until the startup is extracted again.
 * @param id id of a discard
 * @returns the decision, with its step for the undo
 * @throws Refusal 404 when the decision is not a discard; 409 when the name is no longer blocked
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
    const { company_name, name_key, article_id, raw_id } = discard;
    if (raw_id === null) throw new Error('a discard without its row');
    if (discard.undone_at !== null || discard.allowed_at !== null || discard.reason === 'left_aside')
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
    const words = `${company_name} allowed again`;
    const step = {
      kind: 'allow' as const,
      raw_id,
      article_id,
      company_name,
      words,
      effects: { decisions: [made.id] },
    };
    await storeStep(tx, step, { actor, at: timestamp });
    await recordEvent(tx, actor, {
      action: 'discarded_name_allowed',
      target: { type: 'review_decision', id },
      after: { company_name },
    });
    return readDecisions(tx, [made.id]);
  });
}

/** Locks a discard and all other discards of the same name, in a fixed order. */
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

/**
 * Blocks a name again, by restoring all discards that a decision had allowed.
 * @param id id of the decision 'allow'
 */
export async function blockNameAgain(tx: Tx, id: number): Promise<void> {
  const [allowed] = await tx
    .select({ discard_id: reviewDecisions.discard_id })
    .from(reviewDecisions)
    .where(eq(reviewDecisions.id, id));
  const discard = await lockDiscards(tx, allowed?.discard_id ?? 0);
  if (!discard?.allowed_at) throw new Error('a name that is allowed again without its discard');
  await tx
    .update(reviewDecisions)
    .set({ allowed_at: null })
    .where(and(meansSame(discard), eq(reviewDecisions.allowed_at, discard.allowed_at)));
}
