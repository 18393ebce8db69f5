import { desc, eq, isNull } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent } from '../../audit/audit-event';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Db, Tx } from '../../platform/db/open-database';
import { conflict, notFound } from '../../platform/http/errors/errors';
import type { Page } from '../../platform/http/pagination/list-page';
import { readRowId } from '../../platform/http/validation/row-id';
import { isoTimestamp } from '../../platform/time/timestamps';
import { keptApart } from '../../platform/db/schema/duplicates.table';
import type { KeptApartBody } from './duplicates.schemas';
import type { Decision } from './pair-decision';

const GONE = 'Decision not found';

/**
 * Returns a page of the decisions that two startups are different companies, newest first. Undone decisions are
 * omitted.
 */
export async function listKeptApart(
  db: Db,
  { limit, offset }: Page,
): Promise<{ items: KeptApartBody[]; total: number }> {
  const rows = await select(db)
    .where(isNull(keptApart.undone_at))
    .orderBy(desc(keptApart.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(toAnswer), total: await db.$count(keptApart, isNull(keptApart.undone_at)) };
}

/**
 * Returns a decision that two startups are different companies.
 * @throws 404
 */
export async function readKeptApart(tx: Tx, id: number): Promise<KeptApartBody> {
  const [row] = await select(tx).where(eq(keptApart.id, id));
  if (!row) throw notFound(GONE);
  return toAnswer(row);
}

/**
 * Undoes the decision that two startups are different companies. The pair is then compared again.
 * @throws 404; 409 if the decision is already undone
 */
export async function undoKeptApart(
  db: Db,
  id: string,
  { actor, timestamp }: Decision,
): Promise<KeptApartBody> {
  const decisionId = readRowId(id, GONE);
  return db.transaction(async (tx) => {
    const [decision] = await tx.select().from(keptApart).where(eq(keptApart.id, decisionId)).for('update');
    if (!decision) throw notFound(GONE);
    if (decision.undone_at !== null) throw conflict('This was undone already.');
    await tx
      .update(keptApart)
      .set({ undone_at: timestamp, undone_by: actor.userId })
      .where(eq(keptApart.id, decisionId));
    await recordEvent(tx, actor, {
      action: 'duplicate_reconsidered',
      target: { type: 'kept_apart', id },
      before: { name: `${decision.low_name}, ${decision.high_name}` },
    });
    return readKeptApart(tx, decisionId);
  });
}

function select(db: Db | Tx) {
  return db
    .select({ decision: keptApart, decided_by: nameOrDeletedName('name', keptApart.decided_by) })
    .from(keptApart)
    .leftJoin(users, eq(users.id, keptApart.decided_by));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toAnswer({ decision, decided_by }: Row): KeptApartBody {
  const { id, low_id, low_name, high_id, high_name, decided_at } = decision;
  return {
    id: String(id),
    first_id: String(low_id),
    first_name: low_name,
    second_id: String(high_id),
    second_name: high_name,
    decided_by,
    decided_at: isoTimestamp(decided_at),
  };
}
