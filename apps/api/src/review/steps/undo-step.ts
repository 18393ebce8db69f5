import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { valueDecisions } from '../../platform/db/schema/value-decisions.table';
import type { Tx } from '../../platform/db/open-database';
import { conflict, forbidden, notFound, refusal } from '../../platform/http/errors/errors';
import { lockKnown } from '../../startups/facts/change-fact';
import { revertChange } from '../../startups/facts/undo-change';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { undoMergeIn } from '../../startups/merges/undo-merge';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import { readRowId } from '../../platform/http/validation/row-id';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { blockNameAgain } from './allow-name';
import type { UndoneStepBody } from './step.schemas';
import { moveRowBack } from './move-row-back';
import { articleOf, withProofs } from '../queue/read-article';
import { reviewSteps, type ReviewStepRow } from '../../platform/db/schema/review-steps.table';
import { countVersion, lockRow, type StepDeps } from './run-step';
import { readStep, readSteps, STEP_GONE } from './step.queries';
import { undoValueDecisions } from '../../startups/facts/pending-decisions/store-decision';

const MAX_LISTED = 50;

/**
 * Undoes a step with all its changes, in one transaction with its audit event. The company returns to its previous
 * state.
 * @param mayWrite false for a person who may only decide about companies: steps that changed values or startups are
 *   then refused, and the article is not returned
 * @throws Refusal 403; 404; 409 when the step was already undone, another person holds the article, or something
 *   depends on the step: later steps, listed as `steps`, or later changes of facts, listed as `later`
 */
export async function undoStep(
  { db, now, reader }: StepDeps,
  id: string,
  { actor, mayWrite }: { actor: Actor; mayWrite: boolean },
): Promise<UndoneStepBody> {
  const stepId = readRowId(id, STEP_GONE);
  const undone = await db.transaction(async (tx) => {
    const at = toTimestamp(now());
    const [found] = await tx.select().from(reviewSteps).where(eq(reviewSteps.id, stepId));
    if (!found) throw notFound(STEP_GONE);
    if (!mayWrite && changesStartups(found)) throw forbidden();
    const articleId = found.kind === 'allow' ? null : await lockCompanyOf(tx, found, actor);
    const [step] = await tx.select().from(reviewSteps).where(eq(reviewSteps.id, stepId)).for('update');
    if (!step || step.undone_at !== null) throw conflict('This step was undone already.');
    await revertEffects(tx, step, actor, at);
    await tx
      .update(reviewSteps)
      .set({ undone_at: at, undone_by: actor.userId })
      .where(eq(reviewSteps.id, stepId));
    if (articleId !== null) await countVersion(tx, step.raw_id);
    await recordEvent(tx, actor, {
      action: 'review_step_undone',
      target: { type: 'raw_startup', id: String(step.raw_id) },
      before: { step_id: String(stepId), words: step.words },
    });
    const article = articleId === null || !mayWrite ? null : await articleOf(tx, articleId, actor.userId);
    return { step: await readStep(tx, stepId), article };
  });
  const { step, article } = undone;
  return { step, article: article && (await withProofs(reader, article)) };
}

/** Returns whether undoing a step changes values, facts or startups. This requires write permission. */
function changesStartups({ kind, effects, content }: ReviewStepRow): boolean {
  const { values, carried, changes, merges, row } = effects;
  return (
    kind === 'values' ||
    kind === 'merge' ||
    content !== null ||
    [values, carried, changes, merges].some(({ length }) => length > 0) ||
    (row !== null && row.startup_after !== row.startup_before)
  );
}

/** Locks the company of a step. @returns id of the article */
async function lockCompanyOf(tx: Tx, step: ReviewStepRow, { userId }: Actor): Promise<number> {
  await refuseGone(tx, step);
  const { article_id } = await lockRow(tx, step.raw_id, userId);
  return article_id;
}

async function revertEffects(tx: Tx, step: ReviewStepRow, actor: Actor, at: string): Promise<void> {
  const { effects } = step;
  if (step.kind === 'allow') {
    for (const id of effects.decisions) await blockNameAgain(tx, id);
    return undoDecisions(tx, effects.decisions, actor, at);
  }
  await refuseLaterSteps(tx, step);
  await refuseCarriedOut(tx, step);
  await undoValueDecisions({ tx, at }, effects.values);
  if (effects.carried.length > 0)
    await tx
      .update(valueDecisions)
      .set({ carried_out_at: null })
      .where(inArray(valueDecisions.id, [...effects.carried]));
  await revertFacts(tx, step, { at, userId: actor.userId });
  for (const mergeId of await openMerges(tx, effects.merges))
    await undoMergeIn(tx, mergeId, { isConfirmed: false, actor, timestamp: at });
  await undoDecisions(tx, effects.decisions, actor, at);
  if (effects.row) await moveRowBack(tx, step, effects.row, { actor, at });
}

/** Returns the merges that are not undone. People can also undo a merge in Duplicates. */
async function openMerges(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const open = await tx
    .select({ id: startupMerges.id })
    .from(startupMerges)
    .where(and(inArray(startupMerges.id, [0, ...ids]), isNull(startupMerges.undone_at)));
  return open.map(({ id }) => id);
}

/**
 * Reverts the facts that a step changed. The startup is rebuilt even if no fact changed, because discarded values count
 * again.
 */
async function revertFacts(
  tx: Tx,
  { effects, raw_id }: ReviewStepRow,
  person: { at: string; userId: string | null },
): Promise<void> {
  const changes = await tx
    .select()
    .from(factChanges)
    .where(and(inArray(factChanges.id, [0, ...effects.changes]), isNull(factChanges.undone_at)))
    .orderBy(asc(factChanges.id));
  const [raw] = await tx
    .select({ startup_id: rawStartups.startup_id })
    .from(rawStartups)
    .where(eq(rawStartups.id, raw_id));
  // If the company moved between startups, both startups are rebuilt.
  const changed = new Set(changes.map(({ startup_id }) => startup_id));
  if (changed.size === 0 && effects.values.length > 0 && raw?.startup_id) changed.add(raw.startup_id);
  for (const id of changed) {
    const own = changes.filter(({ startup_id }) => startup_id === id);
    await revertChange(tx, await lockKnown(tx, id, undefined), own, person);
  }
}

async function undoDecisions(tx: Tx, ids: readonly number[], actor: Actor, at: string): Promise<void> {
  if (ids.length === 0) return;
  const undone = await tx
    .update(reviewDecisions)
    .set({ undone_at: at, undone_by: actor.userId })
    .where(and(inArray(reviewDecisions.id, [...ids]), isNull(reviewDecisions.undone_at)))
    .returning({ name: reviewDecisions.company_name, allowed_at: reviewDecisions.allowed_at });
  if (undone.length < ids.length) throw conflict('Its decision was undone already.');
  const allowed = undone.find(({ allowed_at }) => allowed_at !== null);
  if (allowed) throw conflict(`${allowed.name} was allowed again meanwhile. Undo that decision first.`);
}

async function refuseGone(tx: Tx, { raw_id, company_name }: ReviewStepRow): Promise<void> {
  const isThere = await tx.$count(
    rawStartups,
    sql`${rawStartups.id} = ${raw_id} and ${rawStartups.deletion_id} is null
      and ${rawStartups.origin} = 'article' and ${rawStartups.extraction_id} is not null`,
  );
  if (isThere === 0) throw conflict(`${company_name} was deleted or imported meanwhile.`);
}

/** Refuses the undo of a decision that a later curation run has turned into a fact of a startup. */
async function refuseCarriedOut(tx: Tx, { effects, company_name }: ReviewStepRow): Promise<void> {
  const others = effects.values.filter((id) => !effects.carried.includes(id));
  if (others.length === 0 || effects.changes.length > 0) return;
  const carriedOut = await tx.$count(
    valueDecisions,
    sql`${inArray(valueDecisions.id, others)} and ${valueDecisions.carried_out_at} is not null`,
  );
  if (carriedOut > 0) throw conflict(`${company_name} was curated meanwhile. Change its facts.`);
}

/**
 * Refuses the undo if later steps depend on the step. A step that moved the company depends on all earlier steps. A
 * step on a value depends on earlier steps on the same value.
 */
async function refuseLaterSteps(
  tx: Tx,
  { id, raw_id, kind, effects, decided_at }: ReviewStepRow,
): Promise<void> {
  const replaced = await tx
    .select({ by: valueDecisions.replaced_by })
    .from(valueDecisions)
    .where(inArray(valueDecisions.id, [0, ...effects.values]));
  const replacing = replaced.flatMap(({ by }) => (by === null || effects.values.includes(by) ? [] : [by]));
  const later = await tx
    .select({ id: reviewSteps.id, kind: reviewSteps.kind, effects: reviewSteps.effects })
    .from(reviewSteps)
    .where(
      and(
        eq(reviewSteps.raw_id, raw_id),
        sql`(${reviewSteps.decided_at}, ${reviewSteps.id}) > (${decided_at}, ${id}::bigint)`,
        isNull(reviewSteps.undone_at),
      ),
    );
  const building = later.filter(
    (each) =>
      each.kind !== 'allow' &&
      (each.kind !== 'values' ||
        kind !== 'values' ||
        each.effects.values.some((value) => replacing.includes(value))),
  );
  if (building.length === 0) return;
  const ids = building.map((each) => each.id);
  const steps = await readSteps(tx, inArray(reviewSteps.id, ids), { limit: MAX_LISTED, offset: 0 });
  throw refusal(409, 'Later steps build on this one. Undo them first.', { body: { steps } });
}
