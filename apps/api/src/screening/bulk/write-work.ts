import { eq, sql } from 'drizzle-orm';
import { recordEvents, type Actor } from '../../audit/audit-event';
import { users } from '../../platform/db/schema/users.table';
import type { Tx } from '../../platform/db/open-database';
import { badRequest, conflict } from '../../platform/http/errors/errors';
import { notifyOfAssignments } from '../assignments/assignment-notices';
import { changedWork, refuseGonePerson, workAfter, type Assignment } from '../assignments/change-work';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { NO_WORK, worksOf, type StoredWork } from '../assignments/work.queries';
import type { WorkChangeBody } from '../assignments/work.schemas';
import { bulkWork } from '../../platform/db/schema/bulk-acts.table';
import type { LockedStartup } from './lock-startups';

/** Bulk action: its actor, its time in milliseconds since 1970, and its id, which is also stored with its undo. */
export type BulkAct = { actor: Actor; now: number; bulkId: number };

/**
 * Changes the work items of many startups in the same way as changeWork, and stores the previous ones.
 * @returns the number of changed startups
 * @throws Refusal 400 with nothing to update, a person without access, or an invalid date; 409 for a date without a
 *   step
 */
export async function changeWorks(
  tx: Tx,
  act: BulkAct,
  rows: readonly LockedStartup[],
  change: WorkChangeBody,
): Promise<number> {
  if (Object.keys(change).length === 0) throw badRequest('nothing to update');
  if (change.assignee !== undefined) await refuseGonePerson(tx, change.assignee);
  const assignee = change.assignee ? await nameOf(tx, change.assignee) : null;
  const before = await worksOf(
    tx,
    rows.map(({ id }) => id),
  );
  const changes = rows.flatMap(({ id, company_name }) => {
    const was = before.get(id) ?? NO_WORK;
    const is = workAfter(was, change, () =>
      conflict(`${company_name} has no next step, which a date needs. Nothing has been set.`),
    );
    const after = { ...is, assignee: is.assignee_id === was.assignee_id ? was.assignee : assignee };
    return Object.keys(changedWork(was, after)).length === 0 ? [] : [{ id, was, after }];
  });
  await writeWorks(tx, act, changes);
  await notifyOfAssignments(tx, act.now, {
    assignee: change.assignee ?? null,
    actorId: act.actor.userId,
    bulkId: act.bulkId,
    startupIds: changes.filter(({ was, after }) => was.assignee_id !== after.assignee_id).map(({ id }) => id),
  });
  if (changes.length > 0)
    await tx.insert(bulkWork).values(
      changes.map(({ id, was: { assignee_id, step, due, version } }) => ({
        bulk_id: act.bulkId,
        startup_id: id,
        assignee_id,
        step,
        due,
        version: version + 1,
      })),
    );
  return changes.length;
}

/** Writes the work items of startups, with one audit event per startup. */
export async function writeWorks(
  tx: Tx,
  { actor, bulkId }: BulkAct,
  changes: readonly { id: number; was: StoredWork; after: Assignment }[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, was, after: { assignee_id, step, due } }) => ({
    startup_id: id,
    assignee_id,
    step,
    due,
    version: was.version + 1,
  }));
  await tx.execute(sql`insert into ${startupWork} (startup_id, assignee_id, step, due, version)
    select startup_id, assignee_id, step, due, version
    from jsonb_populate_recordset(null::${startupWork}, ${JSON.stringify(rows)}::jsonb)
    on conflict (startup_id) do update set assignee_id = excluded.assignee_id, step = excluded.step,
      due = excluded.due, version = excluded.version`);
  await recordEvents(
    tx,
    actor,
    changes.map(({ id, was, after }) => ({
      action: 'work_changed',
      target: { type: 'startup', id: String(id) },
      before: changedWork(was, after),
      after: { ...changedWork(after, was), bulk_id: bulkId },
    })),
  );
}

async function nameOf(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id));
  return row?.name ?? null;
}
