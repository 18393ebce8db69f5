import { lte } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { toTimestamp } from '../timestamps';
import { notificationMails } from './notification-mails.table';
import { notifications } from './notifications.table';

const KEPT_MS = 90 * 24 * 3_600_000;

/** Removes notifications, and what is kept of their mails, after 90 days. @param now milliseconds since 1970 */
export async function pruneNotifications(db: Db, now: number): Promise<void> {
  const before = toTimestamp(now - KEPT_MS);
  await db.delete(notifications).where(lte(notifications.created_at, before));
  await db.delete(notificationMails).where(lte(notificationMails.created_at, before));
}
