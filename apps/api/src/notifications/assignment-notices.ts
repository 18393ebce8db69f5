import type { Tx } from '../db/open-database';
import { addFollower } from '../following/follow';
import { notify } from './notify';

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
