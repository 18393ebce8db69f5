import { eq } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import { THE_SERVER, type Actor } from '../audit/audit-event';
import type { Tx } from '../platform/db/open-database';
import type { JobActor } from '../platform/db/schema/imports.table';

/**
 * Who ordered work that went on without them. Of a person who has left only the id is named; who has not stays until the
 * transaction ends, as the trigger of the audit trail would hold them.
 */
export async function actorOfJob(tx: Tx, actor: JobActor | null): Promise<Actor> {
  if (!actor?.userId) return actor ?? THE_SERVER;
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, actor.userId))
    .for('key share');
  return found.length > 0 ? actor : { ...THE_SERVER, userId: actor.userId };
}
