import { FLAG_OF_STAGE } from '@vaglio/startups-domain';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { readRowId } from '../../platform/http/validation/row-id';
import { lockStartup } from '../../startups/records/lock-startup';
import { readStartup, refuseStaleStartup } from '../../startups/records/one-startup';
import { isLater } from '../../startups/records/startup-answer';
import { readNote } from '../decisions/decide';
import type { FlagColumns } from '../decisions/decision-kinds';
import { readDecisions } from '../decisions/decision.queries';
import type { Order } from '../decisions/order';
import type { DecidedStartup } from '../decisions/record-decisions';
import { setFlags } from '../decisions/set-flags';
import { setLater } from '../decisions/set-later';
import { undoOne } from '../decisions/undo-decision';
import { MARKED, type MoveBody, type MovedBody, type MoveUndoingBody } from './move.schemas';

type Needs = Pick<Deps, 'db' | 'now'>;

/**
 * Moves a startup to a stage in one transaction. The flag of the stage is set, flags of earlier stages remain, flags of
 * later stages are removed, and Rejected and Later end. If the startup is already in the stage, no decision is
 * recorded.
 * @throws Refusal 400 without a required reason; 404; 412 with the current startup
 */
export async function moveStartup(
  { db, now: clock }: Needs,
  { id: idText, ifMatch, actor }: Order,
  { stage, reason_id, details }: MoveBody,
): Promise<MovedBody> {
  const id = readRowId(idText, 'Startup not found');
  const now = clock();
  return db.transaction(async (tx) => {
    const row = await lockStartup(tx, id);
    const to = stage === 'new' || row[FLAG_OF_STAGE[stage]] === 1 ? 0 : 1;
    const kind = stage === 'new' ? 'contacted' : stage;
    const note = await readNote(tx, { kind, to, reason_id, details, origin: 'board' });
    const columns = changedFlags(stage, row);
    const hasFlags = Object.keys(columns).length > 0;
    if (hasFlags || isLater(row.later_until, now)) await refuseStaleStartup(tx, ifMatch, row, now);
    const act = { actor, now, note, bulkId: null };
    // Flags come first, because setting a flag automatically ends Later.
    const flags = hasFlags ? (await setFlags(tx, act, [{ row, columns, undoes: null }])).decisions : [];
    const left = hasFlags ? await lockStartup(tx, id) : row;
    const ended = isLater(left.later_until, now)
      ? (await setLater(tx, act, [{ row: left, later: null, undoes: null }])).decisions
      : [];
    return moved(tx, id, now, [...flags, ...ended]);
  });
}

/**
 * Returns the flags that change when a startup moves to a stage. The flag `investment` is also stored in its own
 * column.
 */
function changedFlags(stage: MoveBody['stage'], before: DecidedStartup): FlagColumns {
  const place = stage === 'new' ? -1 : MARKED.indexOf(stage);
  const changes = MARKED.flatMap((marked, index) => {
    const name = FLAG_OF_STAGE[marked];
    const wanted = index === place ? 1 : index > place ? 0 : before[name];
    if (before[name] === wanted) return [];
    return [[name, wanted] as const, ...(marked === 'investment' ? [['investment', wanted] as const] : [])];
  });
  return {
    ...Object.fromEntries(changes),
    ...(before.rejected === 1 && { rejected: 0 }),
  };
}

/**
 * Undoes all decisions of a move in one transaction.
 * @throws Refusal 404; 409 if one of the decisions no longer applies or somebody has decided since; 412 with the
 *   current startup
 */
export async function undoMove(
  { db, now: clock }: Needs,
  order: Order,
  body: MoveUndoingBody,
): Promise<MovedBody> {
  const id = readRowId(order.id, 'Startup not found');
  const now = clock();
  const newestFirst = [...new Set(body.decisions)].sort((a, b) => Number(b) - Number(a));
  return db.transaction(async (tx) => {
    const made: number[] = [];
    for (const decision of newestFirst) {
      const ifMatch = made.length === 0 ? order.ifMatch : undefined; // If-Match is checked once
      made.push(await undoOne(tx, now, { ...order, ifMatch }, decision, { origin: 'board' }));
    }
    return moved(tx, id, now, made);
  });
}

/** Builds the response for a move, with its decisions, newest first. */
async function moved(tx: Tx, id: number, now: number, made: readonly number[]): Promise<MovedBody> {
  const decisions = [...(await readDecisions(tx, made)).values()];
  return {
    decisions: decisions.sort((a, b) => Number(b.id) - Number(a.id)),
    startup: await readStartup(tx, id, now),
  };
}
