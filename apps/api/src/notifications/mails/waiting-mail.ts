import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { UserRow } from '../../identity/accounts/account.queries';
import type { Tx } from '../../platform/db/open-database';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { isWorkingDay, plusDays } from '../../platform/time/zurich-days';
import type { MailChoice } from '../../platform/db/schema/notification-kinds';
import { notificationMails } from '../../platform/db/schema/notification-mails.table';
import { notifications } from '../../platform/db/schema/notifications.table';
import { personTime } from '../person-time';

/** Notifications that no mail says yet; one that was read needs none. */
export function waitsFor(mail: MailChoice): SQL | undefined {
  return and(eq(notifications.mail, mail), isNull(notifications.mail_id), isNull(notifications.read_at));
}

/** When the digest of a person's day begins: where the last one ended, or with the last working day. ISO 8601. */
export async function digestBegin(
  tx: Tx,
  { id, created_at, time_zone }: Pick<UserRow, 'id' | 'created_at' | 'time_zone'>,
  day: string,
): Promise<string> {
  const [last] = await tx
    .select({ until: notificationMails.until })
    .from(notificationMails)
    .where(and(eq(notificationMails.user_id, id), isNull(notificationMails.topic)))
    .orderBy(desc(notificationMails.id))
    .limit(1);
  if (last?.until) return isoTimestamp(last.until);
  let before = plusDays(day, -1);
  while (!isWorkingDay(before)) before = plusDays(before, -1);
  return toTimestamp(Math.max(personTime(time_zone).startOfDay(before), Date.parse(created_at)));
}
