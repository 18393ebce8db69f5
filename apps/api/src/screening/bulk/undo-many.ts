import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { conflict, notFound, refusal } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { toTimestamp } from '../../platform/time/timestamps';
import { worksOf } from '../assignments/work.queries';
import { bulkActs, bulkWork } from '../../platform/db/schema/bulk-acts.table';
import { IN_FORCE } from '../decisions/active-snooze';
import { isFree, readUndoable, undoDecisions } from '../decisions/undo-decisions';
import type { BulkUndoneBody } from './bulk.schemas';
import { named } from './check-selection';
import { lockStartups, type LockedStartup } from './lock-startups';
import { writeWorks, type BulkAct } from './write-work';

const GONE = 'This act on many startups is not known.';

/**
 * Undoes a bulk action. New decisions, which refer to the decisions of the action, restore the flags, Later state and
 * work item of each startup. Parts that are already undone are skipped.
 * @throws Refusal 404; 409 if the action is already undone, or if a startup was changed since and `partly` is false
 */
export async function undoMany(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  id: string,
  { partly = false }: { partly?: boolean },
): Promise<BulkUndoneBody> {
  const bulkId = readRowId(id, GONE);
  return db.transaction(async (tx) => {
    const [bulk] = await tx.select().from(bulkActs).where(eq(bulkActs.id, bulkId)).for('update');
    if (!bulk) throw notFound(GONE);
    if (bulk.undone_at !== null) throw conflict('This was undone already.');
    const act: BulkAct = { actor, now: now(), bulkId };
    const locked = await lockStartups(tx, await startupsOf(tx, bulkId));
    const work = await workToUndo(tx, bulkId, locked);
    const decisions = await decisionsToUndo(tx, act, locked);
    const blocked = [...new Set([...work.blocked, ...decisions.blocked])];
    if (blocked.length > 0 && !partly) throw await refused(tx, blocked);
    await writeWorks(tx, act, work.changes);
    const note = { reason: null, details: null, origin: 'bulk' } as const;
    await undoDecisions(tx, { ...act, note }, decisions.free);
    await tx
      .update(bulkActs)
      .set({ undone_by: actor.userId, undone_at: toTimestamp(act.now) })
      .where(eq(bulkActs.id, bulkId));
    return { count: work.changes.length + decisions.free.length };
  });
}

async function startupsOf(tx: Tx, bulkId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select startup_id as id from decisions where bulk_id = ${bulkId}
    union select startup_id from ${bulkWork} where bulk_id = ${bulkId}`);
  return rows.map((row) => Number(row.id));
}

/**
 * Returns the decisions of a bulk action that still apply. `blocked` contains the startups about which somebody has
 * decided since, deleted startups, and startups into which another startup of the action was merged. Each of these can
 * be undone separately.
 */
async function decisionsToUndo(tx: Tx, { bulkId, now }: BulkAct, locked: ReadonlyMap<number, LockedStartup>) {
  const found = await readUndoable(tx, sql`d.bulk_id = ${bulkId} and ${IN_FORCE}`, locked, now);
  const perStartup = new Map<number, number>();
  for (const { startupId } of found) perStartup.set(startupId, (perStartup.get(startupId) ?? 0) + 1);
  const free = found.filter(isFree).filter(({ startupId }) => perStartup.get(startupId) === 1);
  const freeIds = new Set(free.map(({ startupId }) => startupId));
  return { free, blocked: [...perStartup.keys()].filter((id) => !freeIds.has(id)) };
}

/** Returns the previous work items of a bulk action. `blocked` contains the startups whose work item changed since. */
async function workToUndo(tx: Tx, bulkId: number, locked: ReadonlyMap<number, LockedStartup>) {
  const kept = await tx.select().from(bulkWork).where(eq(bulkWork.bulk_id, bulkId));
  const works = await worksOf(
    tx,
    kept.map(({ startup_id }) => startup_id),
  );
  const isOpen = ({ startup_id, version }: (typeof kept)[number]) =>
    locked.has(startup_id) && works.get(startup_id)?.version === version;
  const names = await namesOf(tx, kept);
  return {
    blocked: kept.filter((one) => !isOpen(one)).map(({ startup_id }) => startup_id),
    changes: kept.filter(isOpen).flatMap(({ startup_id, assignee_id, step, due }) => {
      const was = works.get(startup_id);
      const assignee = names.get(assignee_id ?? '') ?? null;
      return was ? [{ id: startup_id, was, after: { assignee_id, assignee, step, due } }] : [];
    }),
  };
}

async function namesOf(tx: Tx, kept: readonly { assignee_id: string | null }[]) {
  const ids = [...new Set(kept.flatMap(({ assignee_id }) => assignee_id ?? []))];
  const { rows } = await tx.execute<{ id: string; name: string | null }>(
    sql`select id, name from users where id = any(${sql.param(ids)}::uuid[]) for key share`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function refused(tx: Tx, blocked: readonly number[]) {
  const changed = await named(tx, blocked);
  const [first] = changed;
  const which = first?.company_name ?? 'A startup';
  const more = blocked.length > 1 ? `, and ${blocked.length - 1} more changed` : '';
  const by = first?.by ? ` by ${first.by}` : '';
  return refusal(
    409,
    `${which} ${first?.what ?? 'was changed'}${by} since${more}. Nothing has been undone.`,
    {
      body: { changed, count: blocked.length },
    },
  );
}
