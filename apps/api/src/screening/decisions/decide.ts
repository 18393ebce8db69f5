import type { Tx } from '../../platform/db/open-database';
import { hasVisible } from '@vaglio/startups-domain';
import { reasonOf } from './reasons/reason.queries';
import type { Deps } from '../../platform/deps';
import { badRequest, conflict, notFound, refusal } from '../../platform/http/errors/errors';
import { editWithin, type EditedColumns } from '../startup/edit-startup';
import { lockStartup } from '../../startups/records/lock-startup';
import { parseRowId, readRowId } from '../../platform/http/validation/row-id';
import { FLAG_OF_KIND } from './decision-kinds';
import type { DecisionOrigin, FlagKind } from '../../platform/db/schema/decision-kinds';
import { decisionWords } from './decision-words';
import {
  DECISION_GONE,
  laterDecision,
  newestDecision,
  otherDecision,
  readDecision,
} from './decision.queries';
import { decideLater, isStillLater } from './decide-later';
import { readLater } from './read-later';
import { resumeLater, standingLater } from './standing-later';
import type { Order } from './order';
import type { DecidedBody, DecisionUndoingBody, NewDecisionBody } from './decisions.schemas';
import { hasReason, type DecisionNote } from './record-decisions';

type Needs = Pick<Deps, 'db' | 'now'>;
const NO_LONGER = 'This decision no longer holds.';

/**
 * Sets or takes back a flag, or Later, with a reason. Where it is so already, the reason is added by a decision of its own.
 * @throws 400 without a reason that is required, with one that is not offered, or with a day that Later cannot have; 404; 412 with the startup as it is
 */
export async function decide({ db, now }: Needs, order: Order, body: NewDecisionBody): Promise<DecidedBody> {
  const { kind, to = 1, reason_id, origin = 'api' } = body;
  const later = readLater(body, now());
  return db.transaction(async (tx) => {
    const note = await readNote(tx, { kind, to, reason_id, details: body.details, origin });
    if (kind === 'later') return decideLater(tx, now(), order, { later, note });
    return carryOut(tx, now(), order, { kind, to: to === 1 ? 1 : 0, note });
  });
}

/**
 * Takes a decision back: the flag is as it was before, by another decision that names this one; since a merge it stays
 * where the other startup was decided so as well.
 * @throws 404; 409 when it was undone, is an undoing itself, only gave a reason, no longer holds, or when somebody
 *   decided after it, whose decision the answer has as `later`; 412
 */
export async function undoDecision(
  { db, now }: Needs,
  order: Order,
  decisionId: string,
  body: DecisionUndoingBody,
): Promise<DecidedBody> {
  return db.transaction((tx) => undoWithin(tx, now(), order, decisionId, body));
}

/** The same in a transaction. @param now milliseconds since 1970 */
export async function undoWithin(
  tx: Tx,
  now: number,
  order: Order,
  decisionId: string,
  { details, origin = 'api' }: DecisionUndoingBody,
): Promise<DecidedBody> {
  const id = readRowId(order.id, 'Startup not found');
  const undone = readRowId(decisionId, DECISION_GONE);
  const startup = await lockStartup(tx, id);
  const decision = await readDecision(tx, id, undone);
  const { kind, from, to } = decision;
  if (decision.undone_by !== null) throw conflict('This decision was undone already.');
  if (decision.undoes !== null) throw conflict('This takes a decision back. Decide again instead.');
  if (from === to) throw conflict('This only gave a reason. Undo the decision itself.');
  const later = await laterDecision(tx, decision);
  if (later) throw refusal(409, `${decisionWords(later)} since. Undo that first.`, { body: { later } });
  const note: DecisionNote = { reason: null, details: trimmed(details), origin, undoes: undone };
  if (kind === 'later') {
    if (!isStillLater(startup, decision, now)) throw conflict(NO_LONGER);
    return decideLater(tx, now, order, { later: await standingLater(tx, id, now, { undone }), note });
  }
  if (startup[FLAG_OF_KIND[kind]] !== to) throw conflict(NO_LONGER);
  const other = await otherDecision(tx, decision);
  const flag = other?.to === to ? to : from;
  const made = await carryOut(tx, now, order, { kind, to: flag === 1 ? 1 : 0, note });
  return { ...made, startup: await resumeLater(tx, made.startup, now, undone) };
}

/**
 * What a person says with a decision, checked.
 * @throws 400 without a reason that is required, or with one that is not offered
 */
export async function readNote(
  tx: Tx,
  said: Pick<NewDecisionBody, 'kind' | 'reason_id' | 'details'> & { to: number; origin: DecisionOrigin },
): Promise<DecisionNote> {
  const { kind, to, reason_id = null, origin } = said;
  const { reason, isRequired } = await reasonOf(tx, kind, reason_id === null ? null : parseRowId(reason_id));
  if (reason_id !== null && !reason)
    throw badRequest('This reason is not offered any more. Choose another one.');
  const details = trimmed(said.details);
  if (reason?.needs_details && details === null) throw badRequest(`'${reason.label}' needs details.`);
  const note: DecisionNote = { reason, details, origin, undoes: null };
  if (isRequired && to === 1 && !hasReason(note)) throw badRequest('Choose a reason.');
  return note;
}

async function carryOut(
  tx: Tx,
  now: number,
  order: Order,
  { kind, to, note }: { kind: FlagKind; to: 0 | 1; note: DecisionNote },
): Promise<DecidedBody> {
  const startupId = readRowId(order.id, 'Startup not found');
  // Before the newest decision is read: another person may be deciding.
  await lockStartup(tx, startupId);
  const before = await newestDecision(tx, startupId);
  const startup = await editWithin(tx, now, {
    ...order,
    action: note.undoes === null ? 'decision_made' : 'decision_undone',
    areFacts: false,
    columns: columnsOf(kind, to),
    decision: note,
  });
  const made = await newestDecision(tx, startupId);
  if (!startup) throw notFound('Startup not found');
  return { decision: made?.id === before?.id ? null : made, startup };
}

/** `investment` is kept under its own name as well. */
export function columnsOf(kind: FlagKind, to: 0 | 1): EditedColumns {
  return { [FLAG_OF_KIND[kind]]: to, ...(kind === 'investment' && { investment: to }) };
}

/** What shows nothing is no reason. */
function trimmed(text: string | null | undefined): string | null {
  const shown = text?.trim() ?? '';
  return hasVisible(shown) ? shown : null;
}
