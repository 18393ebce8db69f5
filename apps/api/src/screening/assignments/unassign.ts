import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { startupWork } from '../../platform/db/schema/startup-work.table';

/**
 * Removes all assignments of a person, with an audit event each, before their account is deleted. The caller has locked
 * the account.
 */
export async function unassign(
  tx: Tx,
  actor: Actor,
  { id, name }: Pick<typeof users.$inferSelect, 'id' | 'name'>,
): Promise<void> {
  const rows = await tx
    .select({ startup_id: startupWork.startup_id })
    .from(startupWork)
    .where(eq(startupWork.assignee_id, id))
    .orderBy(asc(startupWork.startup_id))
    .for('update');
  if (rows.length === 0) return;
  const ids = rows.map(({ startup_id }) => startup_id);
  await tx
    .update(startupWork)
    .set({ assignee_id: null, version: sql`${startupWork.version} + 1` })
    .where(inArray(startupWork.startup_id, ids));
  for (const startupId of ids)
    await recordEvent(tx, actor, {
      action: 'work_changed',
      target: { type: 'startup', id: String(startupId) },
      before: { assignee: name, assignee_id: id },
      after: { assignee: null, assignee_id: null },
    });
}
