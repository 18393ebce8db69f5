import { sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import type { Tx } from '../../platform/db/open-database';
import { conflict, notFound, refusal } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { lockStartup } from '../../startups/records/lock-startup';
import { readStartup, refuseStaleStartup } from '../../startups/records/one-startup';
import { readDetails } from './decide';
import { describeDecision } from './describe-decision';
import { DECISION_GONE, readDecision, readDecisionId } from './decision.queries';
import type { DecidedBody, DecisionUndoingBody } from './decisions.schemas';
import type { Order } from './order';
import { isFree, readUndoable, undoDecisions, type UndoableDecision } from './undo-decisions';

/**
 * Undoes a decision by another decision that refers to it and restores the previous value of the flag. After a merge,
 * the flag remains if the other startup had the same decision.
 * @throws Refusal 404; 409 if the decision is already undone, is an undo itself, only gave a reason, no longer applies,
 *   or if somebody decided after it; the response then contains the newer decision as `later`; 412
 */
export async function undoDecision(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  order: Order,
  decisionId: string,
  body: DecisionUndoingBody,
): Promise<DecidedBody> {
  const id = readRowId(order.id, 'Startup not found');
  const now = clock();
  return db.transaction(async (tx) => {
    const made = await undoOne(tx, now, order, decisionId, body);
    return { decision: await readDecision(tx, id, made), startup: await readStartup(tx, id, now) };
  });
}

/** Undoes a decision within a transaction. @returns the id of the new decision */
export async function undoOne(
  tx: Tx,
  now: number,
  order: Order,
  decisionId: string,
  { details, origin = 'api' }: DecisionUndoingBody,
): Promise<number> {
  const id = readRowId(order.id, 'Startup not found');
  const undone = readDecisionId(decisionId);
  const row = await lockStartup(tx, id);
  const which = sql`d.startup_id = ${id} and d.id = ${undone}`;
  const [decision] = await readUndoable(tx, which, new Map([[id, row]]), now);
  if (!decision) throw notFound(DECISION_GONE);
  if (!isFree(decision)) throw await refusalOf(tx, decision);
  await refuseStaleStartup(tx, order.ifMatch, row, now);
  const note = { reason: null, details: readDetails(details), origin };
  const [made] = await undoDecisions(tx, { actor: order.actor, now, note, bulkId: null }, [decision]);
  if (made === undefined) throw new Error('an undoing without a decision');
  return made;
}

const NO_LONGER = 'This decision no longer holds.';

async function refusalOf(tx: Tx, { startupId, obstacle, laterId }: UndoableDecision) {
  if (obstacle === 'undone') return conflict('This decision was undone already.');
  if (obstacle === 'undoing') return conflict('This entry undoes a decision. Decide again instead.');
  if (obstacle === 'reason only') return conflict('This only gave a reason. Undo the decision itself.');
  if (laterId === null) return conflict(NO_LONGER);
  const later = await readDecision(tx, startupId, laterId);
  return refusal(409, `${describeDecision(later)} since. Undo that first.`, { body: { later } });
}
