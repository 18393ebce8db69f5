import { and, eq } from 'drizzle-orm';
import type { users } from '../../platform/db/schema/users.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import { views } from '../../platform/db/schema/views.table';

/**
 * Deletes the private views of a person, with an audit event each, before their account is deleted. Their team views
 * remain.
 */
export async function forgetViews(
  tx: Tx,
  actor: Actor,
  { id }: Pick<typeof users.$inferSelect, 'id'>,
): Promise<void> {
  const own = await tx
    .delete(views)
    .where(and(eq(views.owner_id, id), eq(views.is_team, false)))
    .returning();
  for (const { id: viewId, name, query, is_team, deleted_at } of own)
    if (deleted_at === null)
      await recordEvent(tx, actor, {
        action: 'view_deleted',
        target: { type: 'view', id: String(viewId) },
        before: { name, query, is_team },
      });
}
