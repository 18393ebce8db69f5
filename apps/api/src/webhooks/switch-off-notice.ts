import { SETTINGS_ROLES } from '@vaglio/access-control';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../accounts/users.table';
import type { Tx } from '../db/open-database';
import { notify } from '../notifications/notify';
import type { webhooks } from './webhooks.table';

type SwitchedOff = Pick<typeof webhooks.$inferSelect, 'id' | 'name' | 'version' | 'off_reason'>;

/** Notifies who sees the settings that a webhook was switched off. @param now milliseconds since 1970 */
export async function notifyOfSwitchOff(
  tx: Tx,
  now: number,
  { id, name, version, off_reason }: SwitchedOff,
): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.account_status, 'active'), inArray(users.role, [...SETTINGS_ROLES])));
  await notify(tx, now, {
    kind: 'webhook',
    cause: `webhook:${id}:${version}`,
    to: admins.map((admin) => admin.id),
    subjectId: id,
    details: { name, reason: off_reason },
  });
}
