import type { Tx } from '../../platform/db/open-database';
import { addFollower, addFollowers } from '../followers/follow';
import { notify } from '../../platform/notify/notify';

type Assignment = {
  startupId: number;
  assigneeId: string;
  /** Who assigned them; null for nobody. */
  actorId: string | null;
  /** Of the work on the startup, which it counts; it names the assignment. */
  version: number;
  step: string | null;
  due: string | null;
};

/** Notifies a person of a startup that was assigned to them; they follow it from now on. */
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
  /** Null for nobody. */
  assignee: string | null;
  actorId: string | null;
  /** The act that assigned them. */
  bulkId: number;
  startupIds: readonly number[];
};

/** Startups that a notification names. */
const MAX_NAMED = 50;

/** Notifies a person, once, of startups that were assigned to them together; they follow them from now on. */
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
