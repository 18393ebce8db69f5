import { FLAG_OF_STAGE } from '@vaglio/startups-domain';
import type { Tx } from '../../platform/db/open-database';
import { readNote, undoWithin } from '../decisions/decide';
import { decideLater } from '../decisions/decide-later';
import { decisionsAfter, newestDecision } from '../decisions/decision.queries';
import type { Order } from '../decisions/order';
import type { Deps } from '../../platform/deps';
import { editWithin, type EditedColumns } from '../startup/edit-startup';
import { lockStartup } from '../../startups/records/lock-startup';
import { readRowId } from '../../platform/http/validation/row-id';
import { answerOf } from '../../startups/records/one-startup';
import { isLater } from '../../startups/records/startup-answer';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import type { StartupRow } from '../../startups/records/startup-columns';
import { MARKED, type MoveBody, type MovedBody, type MoveUndoingBody } from './move.schemas';

type Needs = Pick<Deps, 'db' | 'now'>;

/**
 * Moves a startup to a stage: its flag is set, flags of earlier stages stay, those of later stages are removed, and
 * Rejected and Later end. One transaction; nothing is decided where it is in that stage.
 * @throws 400 without a reason that is required; 404; 412 with the startup as it is
 */
export async function moveStartup({ db, now }: Needs, order: Order, body: MoveBody): Promise<MovedBody> {
  const id = readRowId(order.id, 'Startup not found');
  const { stage, reason_id, details } = body;
  return db.transaction(async (tx) => {
    const before = await lockStartup(tx, id);
    const newest = await newestDecision(tx, id);
    const columns = columnsOf(stage, before);
    const to = stage === 'new' || before[FLAG_OF_STAGE[stage]] === 1 ? 0 : 1;
    const kind = stage === 'new' ? 'contacted' : stage;
    const note = await readNote(tx, { kind, to, reason_id, details, origin: 'board' });
    const startup = await decideAll(tx, now(), order, { columns, before, note });
    return { decisions: await decisionsAfter(tx, id, Number(newest?.id ?? 0)), startup };
  });
}

type Change = {
  columns: EditedColumns;
  before: StartupRow;
  note: Awaited<ReturnType<typeof readNote>>;
};

/** Flags first: one that is set ends Later by itself. */
async function decideAll(
  tx: Tx,
  now: number,
  order: Order,
  { columns, before, note }: Change,
): Promise<StartupAnswer> {
  const hasColumns = Object.keys(columns).length > 0;
  const edited = hasColumns
    ? await editWithin(tx, now, {
        ...order,
        action: 'decision_made',
        areFacts: false,
        columns,
        decision: note,
      })
    : null;
  const { later_until } = edited ? await lockStartup(tx, before.id) : before;
  if (!isLater(later_until, now)) return edited ?? answerOf(tx, before, now);
  const seen = edited ? undefined : order.ifMatch; // what was seen was checked with the flags
  return (await decideLater(tx, now, { ...order, ifMatch: seen }, { later: null, note })).startup;
}

/** The flags that change when a startup moves to a stage. `investment` is kept under its own name as well. */
function columnsOf(stage: MoveBody['stage'], before: StartupRow): EditedColumns {
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
 * Takes back what one move decided, all of it or nothing.
 * @throws 404; 409 when one of the decisions no longer holds or somebody decided since; 412 with the startup as it is
 */
export async function undoMove({ db, now }: Needs, order: Order, body: MoveUndoingBody): Promise<MovedBody> {
  const id = readRowId(order.id, 'Startup not found');
  const newestFirst = [...new Set(body.decisions)].sort((a, b) => Number(b) - Number(a));
  return db.transaction(async (tx) => {
    await lockStartup(tx, id);
    const newest = await newestDecision(tx, id);
    const answers: StartupAnswer[] = [];
    for (const decision of newestFirst) {
      const ifMatch = answers.length === 0 ? order.ifMatch : undefined; // what was seen is checked once
      const undone = await undoWithin(tx, now(), { ...order, ifMatch }, decision, { origin: 'board' });
      answers.push(undone.startup);
    }
    const startup = answers.at(-1);
    if (!startup) throw new Error('no decision to undo'); // the schema wants one at least
    return { decisions: await decisionsAfter(tx, id, Number(newest?.id ?? 0)), startup };
  });
}
