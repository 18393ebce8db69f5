import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { isPerson, lockAccount } from '../../identity/accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import type { ListDeps } from '../../screening/list/list-deps';
import { isMailSetUp } from '../../platform/config/connections/present-connections';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { toTimestamp } from '../../platform/time/timestamps';
import { isWorkingDay } from '../../platform/time/zurich-days';
import { composeDigest } from './compose-mail';
import {
  NOTIFICATION_KINDS,
  TOPIC_OF_KIND,
  TOPICS_MAILED_NOW,
  type Topic,
} from '../../platform/db/schema/notification-kinds';
import { notificationMails } from '../../platform/db/schema/notification-mails.table';
import { notificationSettings } from '../../platform/db/schema/notification-settings.table';
import { notifications } from '../../platform/db/schema/notifications.table';
import { personTime } from '../person-time';
import { digestBegin, waitsFor } from './digest';

type Needs = Pick<ListDeps, 'db' | 'lists' | 'settings' | 'keys' | 'now'>;

const AT_MOST_EVERY_MS = 15 * 60_000;

const kindsOf = (topic: Topic) => NOTIFICATION_KINDS.filter((kind) => TOPIC_OF_KIND[kind] === topic);

/** Sends immediate mails. Each person gets at most one per topic in 15 minutes; later notifications wait. */
export async function sendMailsNow(needs: Needs): Promise<void> {
  if (!(await isMailSetUp(needs.db, needs.settings))) return;
  for (const topic of TOPICS_MAILED_NOW) {
    const waiting = await needs.db
      .selectDistinct({ id: notifications.user_id })
      .from(notifications)
      .where(and(waitsFor('now'), inArray(notifications.kind, kindsOf(topic))));
    for (const { id } of waiting) await sendNow(needs, id, topic);
  }
}

function sendNow({ db, now }: Needs, userId: string, topic: Topic): Promise<void> {
  return db.transaction(async (tx) => {
    // The lock ensures that only one of several servers sends the mail.
    const user = await lockAccount(tx, userId);
    if (user?.account_status !== 'active' || user.must_change_password) return;
    const own = eq(notificationMails.user_id, userId);
    const recent = gt(notificationMails.created_at, toTimestamp(now() - AT_MOST_EVERY_MS));
    if ((await tx.$count(notificationMails, and(own, eq(notificationMails.topic, topic), recent))) > 0)
      return;
    const isWaiting = and(
      waitsFor('now'),
      eq(notifications.user_id, userId),
      inArray(notifications.kind, kindsOf(topic)),
    );
    if ((await tx.$count(notifications, isWaiting)) === 0) return;
    const [mail] = await tx
      .insert(notificationMails)
      .values({ user_id: userId, topic, created_at: toTimestamp(now()) })
      .returning({ id: notificationMails.id });
    if (!mail) return;
    await tx.update(notifications).set({ mail_id: mail.id }).where(isWaiting);
    await enqueueMessage(tx, 'notification', userId, mail.id);
  });
}

/**
 * Sends the digests that are due. All servers together send at most one per person and local day. Empty digests are not
 * sent.
 */
export async function sendDigests(needs: Needs): Promise<void> {
  if (!(await isMailSetUp(needs.db, needs.settings))) return;
  const zones = await needs.db
    .selectDistinct({ zone: users.time_zone })
    .from(users)
    .where(eq(users.account_status, 'active'));
  for (const { zone } of zones) await sendDigestsIn(needs, zone);
}

/**
 * Sends the digests that are due in a time zone.
 * @param zone time zone of the profiles; null for profiles without one
 */
async function sendDigestsIn(needs: Needs, zone: string | null): Promise<void> {
  const there = personTime(zone);
  const [day, time] = [there.day(needs.now()), there.time(needs.now())];
  const isWanted = sql`coalesce(${notificationSettings.digest}, 'working_days') = any(${sql.param(
    isWorkingDay(day) ? ['working_days', 'every_day'] : ['every_day'],
  )}::text[])`;
  const waiting = await needs.db
    .select({ id: users.id })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.user_id, users.id))
    .leftJoin(
      notificationMails,
      and(
        eq(notificationMails.user_id, users.id),
        eq(notificationMails.day, day),
        isNull(notificationMails.topic),
      ),
    )
    .where(
      and(
        eq(users.account_status, 'active'),
        isPerson,
        eq(users.must_change_password, false),
        zone === null ? isNull(users.time_zone) : eq(users.time_zone, zone),
        // The first digest follows on the day after the account was created.
        sql`${users.created_at} < ${toTimestamp(there.startOfDay(day))}::timestamptz`,
        isNull(notificationMails.id),
        isWanted,
        sql`coalesce(${notificationSettings.digest_time}, '07:00') <= ${time}`,
      ),
    )
    .orderBy(users.id);
  for (const { id } of waiting) await sendDigest(needs, id, day);
}

function sendDigest(needs: Needs, userId: string, day: string): Promise<void> {
  const until = toTimestamp(needs.now());
  return needs.db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (user?.account_status !== 'active') return;
    const since = await digestBegin(tx, user, day);
    const [mail] = await tx
      .insert(notificationMails)
      .values({ user_id: userId, day, since, until, created_at: until })
      .onConflictDoNothing()
      .returning();
    if (!mail) return;
    await tx
      .update(notifications)
      .set({ mail_id: mail.id })
      .where(and(waitsFor('digest'), eq(notifications.user_id, userId)));
    if (await composeDigest(tx, needs, user, mail)) await enqueueMessage(tx, 'notification', userId, mail.id);
    else await tx.update(notificationMails).set({ is_empty: true }).where(eq(notificationMails.id, mail.id));
  });
}
