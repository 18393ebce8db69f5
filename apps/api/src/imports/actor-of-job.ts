import { eq } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import { THE_SERVER, type Actor } from '../audit/audit-event';
import type { Tx } from '../platform/db/open-database';
import type { JobActor } from '../platform/db/schema/imports.table';

/**
 * Returns the person who requested a background job as an actor. If the account was deleted, only its id is known. An
 * existing account remains locked until the transaction ends, because the trigger of the audit trail requires that.
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
