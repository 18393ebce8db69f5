import { eq } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import { columnsOf, readNote } from '../decisions/decide';
import { readLater } from '../decisions/read-later';
import type { Tx } from '../../platform/db/open-database';
import type { ListDeps } from '../list/list-deps';
import { badRequest } from '../../platform/http/errors/errors';
import { resolveQuery } from '../list/resolve-query';
import { bulkActs } from '../../platform/db/schema/bulk-acts.table';
import type { BulkActionBody, BulkDoneBody, BulkOrderBody } from './bulk.schemas';
import { checkSelection } from './check-selection';
import type { LockedStartup } from './lock-startups';
import { writeFlags, type Act } from './write-flags';
import { writeLater } from './write-later';
import { changeWorks } from './write-work';

/**
 * Carries an order out for all startups of a selection, or for none.
 * @throws 400 for an order that is none; 409 when the selection is not what the person saw, or one of them refuses it
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
  act: Act,
  rows: readonly LockedStartup[],
  { decision, work }: BulkActionBody,
): Promise<number> {
  if (work) return changeWorks(tx, act, rows, work);
  if (!decision) return 0;
  const later = readLater(decision, act.now);
  const { kind, to = 1 } = decision;
  const note = await readNote(tx, { ...decision, to, origin: 'bulk' });
  if (kind === 'later')
    return writeLater(
      tx,
      act,
      rows.map((row) => ({ row, later, undoes: null })),
      note,
    );
  const columns = columnsOf(kind, to === 1 ? 1 : 0);
  return writeFlags(
    tx,
    act,
    rows.map((row) => ({ row, columns, undoes: null })),
    note,
  );
}
