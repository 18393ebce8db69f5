import { and, eq } from 'drizzle-orm';
import { isPerson } from '../../identity/accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { badRequest } from '../../platform/http/errors/errors';
import { lockStartup } from '../../startups/records/lock-startup';
import { notifyOfAssignment } from './assignment-notices';
import { readRowId } from '../../platform/http/validation/row-id';
import { editsOf } from '../../audit/row-versions/last-change';
import { refuseStale } from '../../audit/row-versions/refuse-stale';
import { isDay } from '../../platform/time/zurich-days';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { workOf } from './work.queries';
import type { WorkBody, WorkChangeBody } from './work.schemas';

type Order = { id: string; ifMatch: string | undefined; actor: Actor };
export type Assignment = Pick<WorkBody, 'assignee_id' | 'assignee' | 'step' | 'due'>;

/**
 * Changes the assignee or the next step of a startup. Equal values have no effect.
 * @throws Refusal 400 with nothing to update, a person without access, an invalid date or a date without a step; 404;
 *   409 if the startup was merged; 412
 */
export async function changeWork(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ifMatch, actor }: Order,
  change: WorkChangeBody,
): Promise<WorkBody> {
  if (Object.keys(change).length === 0) throw badRequest('nothing to update');
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(async (tx) => {
    await lockStartup(tx, startupId);
    const before = await workOf(tx, startupId);
    await refuseStale(tx, {
      ifMatch,
      version: before.version,
      current: () => before,
      edits: editsOf(before.startup_id, ['work_changed']),
    });
    const { assignee_id, step, due } = workAfter(before, change);
    if (assignee_id !== before.assignee_id) await refuseGonePerson(tx, assignee_id);
    if (assignee_id === before.assignee_id && step === before.step && due === before.due) return before;
    const version = before.version + 1;
    const said = { assignee_id, step, due, version };
    await tx
      .insert(startupWork)
      .values({ startup_id: startupId, ...said })
      .onConflictDoUpdate({ target: startupWork.startup_id, set: said });
    const after = await workOf(tx, startupId);
    await recordEvent(tx, actor, {
      action: 'work_changed',
      target: { type: 'startup', id: before.startup_id },
      before: changedWork(before, after),
      after: changedWork(after, before),
    });
    if (assignee_id !== null && assignee_id !== before.assignee_id)
      await notifyOfAssignment(tx, now(), {
        startupId,
        assigneeId: assignee_id,
        actorId: actor.userId,
        version,
        step,
        due,
      });
    return after;
  });
}

/**
 * Returns the work item as it is after a change.
 * @param noStep creates the error for a date without a step
 * @throws Refusal 400 for an invalid date
 */
export function workAfter(
  before: Pick<Assignment, 'assignee_id' | 'step' | 'due'>,
  change: WorkChangeBody,
  noStep: () => Error = () => badRequest('A date needs a next step.'),
): Pick<Assignment, 'assignee_id' | 'step' | 'due'> {
  if (change.due && !isDay(change.due)) throw badRequest('The date is not a day of the calendar.');
  const step = change.step === undefined ? before.step : change.step?.trim() || null;
  if (step === null && change.due) throw noStep();
  const due = step === null ? null : change.due === undefined ? before.due : change.due;
  return { assignee_id: change.assignee === undefined ? before.assignee_id : change.assignee, step, due };
}

/**
 * Refuses an assignee whose account was deleted or who has no access. Otherwise locks the account until the assignment
 * is stored.
 */
export async function refuseGonePerson(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return;
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.account_status, 'active'), isPerson))
    .for('key share');
  if (!person) throw badRequest('This person has no access. Choose another one.');
}

/** Returns the values of a work item that differ from another work item. */
export function changedWork(of: Assignment, other: Assignment): Partial<Assignment> {
  return {
    ...(of.assignee_id !== other.assignee_id && { assignee: of.assignee, assignee_id: of.assignee_id }),
    ...(of.step !== other.step && { step: of.step }),
    ...(of.due !== other.due && { due: of.due }),
  };
}
