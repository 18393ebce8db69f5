import { eq } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import { readNote } from '../decisions/decide';
import { columnsOf } from '../decisions/decision-kinds';
import { readLater } from '../decisions/read-later';
import { setFlags } from '../decisions/set-flags';
import { setLater } from '../decisions/set-later';
import type { Tx } from '../../platform/db/open-database';
import type { ListDeps } from '../list/list-deps';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { resolveQuery } from '../list/resolve-query';
import { bulkActs } from '../../platform/db/schema/bulk-acts.table';
import type { BulkActionBody, BulkDoneBody, BulkOrderBody } from './bulk.schemas';
import { checkSelection } from './check-selection';
import type { LockedStartup } from './lock-startups';
import { changeWorks, type BulkAct } from './write-work';

/**
 * Runs a bulk action for all startups of a selection. If it fails for one startup, none is changed.
 * @throws Refusal 400 for an invalid order; 409 if the selection differs from what the person saw, or a startup refuses
 *   the action
 */
export async function changeMany(
  { db, lists, now }: Pick<ListDeps, 'db' | 'lists' | 'now'>,
  actor: Actor,
  order: BulkOrderBody,
): Promise<BulkDoneBody> {
  const { action } = order;
  if ((action.decision === undefined) === (action.work === undefined))
    throw badRequest('The action is either a decision or work.');
  return db.transaction(async (tx) => {
    const moment = now();
    const rows = await checkSelection(
      tx,
      lists,
      { ...order, query: order.query && (await resolveQuery(tx, order.query, actor.userId)) },
      moment,
    );
    const count = rows.length;
    const [bulk] = await tx
      .insert(bulkActs)
      .values({ action, startups: count, made_by: actor.userId })
      .returning({ id: bulkActs.id });
    if (!bulk) throw new Error('an act without a row');
    const changed = await carryOut(tx, { actor, now: moment, bulkId: bulk.id }, rows, action);
    if (changed === 0) await tx.delete(bulkActs).where(eq(bulkActs.id, bulk.id));
    return { id: changed === 0 ? null : String(bulk.id), count, changed };
  });
}

async function carryOut(
  tx: Tx,
  act: BulkAct,
  rows: readonly LockedStartup[],
  { decision, work }: BulkActionBody,
): Promise<number> {
  if (work) return changeWorks(tx, act, rows, work);
  if (!decision) return 0;
  const later = readLater(decision, act.now);
  const { kind, to = 1 } = decision;
  const noted = { ...act, note: await readNote(tx, { ...decision, to, origin: 'bulk' }) };
  if (kind !== 'later') {
    const columns = columnsOf(kind, to === 1 ? 1 : 0);
    const orders = rows.map((row) => ({ row, columns, undoes: null }));
    return (await setFlags(tx, noted, orders)).startups;
  }
  const rejected = later ? rows.filter((row) => row.rejected === 1) : [];
  if (rejected.length > 0) throw areRejected(rejected.map(({ company_name }) => company_name));
  const orders = rows.map((row) => ({ row, later, undoes: null }));
  return (await setLater(tx, noted, orders)).startups;
}

const MAX_NAMES = 5;

function areRejected(names: readonly string[]) {
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  const which = names.length === 1 ? `${names[0]} is` : `${names.slice(0, MAX_NAMES).join(', ')}${more} are`;
  return conflict(`${which} rejected. Nothing has been set.`);
}
