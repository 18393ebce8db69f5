import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../platform/db/open-database';
import { notifications } from '../platform/db/schema/notifications.table';

/** Removes what a person was notified of sources and webhooks, mails that wait included: who does not see the settings may not know it. */
export async function forgetSourceNotices(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.user_id, userId), inArray(notifications.kind, ['source', 'webhook'])));
}
