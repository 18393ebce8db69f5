import type { Tx } from '../../platform/db/open-database';
import { addFollower, addFollowers } from '../followers/follow';
import { notify } from '../../platform/notify/notify';

type Assignment = {
  startupId: number;
  assigneeId: string;
  /** Person who assigned the startup; null if no person did. */
  actorId: string | null;
  /** Version of the work item. It identifies the assignment. */
  version: number;
  step: string | null;
  due: string | null;
};

/** Notifies a person of an assigned startup. The person then follows the startup. */
export async function notifyOfAssignment(
  tx: Tx,
  now: number,
  { startupId, assigneeId, actorId, version, step, due }: Assignment,
): Promise<void> {
  await notify(tx, now, {
    kind: 'assigned',
    cause: `work:${startupId}:${version}`,
    to: [assigneeId],
    startupId,
    actorId,
    details: { step, due },
  });
  await addFollower(tx, startupId, assigneeId);
}

type Assignments = {
  /** Id of the new assignee; null if the startups were unassigned. */
  assignee: string | null;
  actorId: string | null;
  /** Id of the bulk action that assigned the startups. */
  bulkId: number;
  startupIds: readonly number[];
};

/** Maximum number of startups that a notification names. */
const MAX_NAMED = 50;

/** Notifies a person with one notification of startups that were assigned together. The person then follows them. */
export async function notifyOfAssignments(
  tx: Tx,
  now: number,
  { assignee, actorId, bulkId, startupIds }: Assignments,
): Promise<void> {
  const [first, ...others] = startupIds;
  if (assignee === null || first === undefined) return;
  await notify(tx, now, {
    kind: 'assigned',
    cause: `bulk:${bulkId}`,
    to: [assignee],
    actorId,
    ...(others.length === 0
      ? { startupId: first }
      : { details: { startups: startupIds.slice(0, MAX_NAMED), count: startupIds.length } }),
  });
  await addFollowers(tx, startupIds, assignee);
}
