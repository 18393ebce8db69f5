import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { isOpenTo } from '../../screening/views/view.queries';
import { views } from '../../platform/db/schema/views.table';
import {
  MAIL_CHOICES,
  NOTIFICATION_KINDS,
  TOPIC_OF_KIND,
  TOPICS,
  TOPICS_MAILED_NOW,
  type MailChoice,
  type Topic,
} from '../../platform/db/schema/notification-kinds';
import { notificationSettings, type TopicChoice } from '../../platform/db/schema/notification-settings.table';
import { notifications } from '../../platform/db/schema/notifications.table';

export type Choices = Awaited<ReturnType<typeof readChoices>>;
type Change = Partial<
  Pick<typeof notificationSettings.$inferInsert, 'digest' | 'digest_time' | 'digest_view'>
> & {
  choices?: Partial<Record<Topic, TopicChoice>>;
};

/** What a person chose, or what holds without a choice; also of one without access. */
export async function readChoices(db: Db | Tx, userId: string) {
  const { rows } = await db.execute<{ topic: Topic; inbox: boolean; mail: MailChoice }>(
    sql`select topic, inbox, mail from all_notification_choices where user_id = ${userId}::uuid`,
  );
  const [row] = await db
    .select({
      digest: notificationSettings.digest,
      digest_time: notificationSettings.digest_time,
      view: { id: views.id, name: views.name, query: views.query },
    })
    .from(notificationSettings)
    .leftJoin(views, and(eq(views.id, notificationSettings.digest_view), isOpenTo(userId)))
    .where(eq(notificationSettings.user_id, userId));
  return {
    choices: TOPICS.flatMap((topic) =>
      rows.filter((choice) => choice.topic === topic).map((choice) => ({ ...choice, mails: mailsOf(topic) })),
    ),
    digest: row?.digest ?? ('working_days' as const),
    digest_time: row?.digest_time ?? '07:00',
    /** Null for the whole list, and for a view that the person cannot open any more. */
    view: row?.view ?? null,
  };
}

/** When a mail about a topic can be sent. */
export function mailsOf(topic: Topic): MailChoice[] {
  return MAIL_CHOICES.filter((mail) => mail !== 'now' || TOPICS_MAILED_NOW.includes(topic));
}

/** Whether a person wants a mail that was made, by what they choose now. @param topic null for a digest */
export function isMailWanted({ choices, digest }: Choices, topic: Topic | null): boolean {
  if (topic === null) return digest !== 'never';
  return choices.some((choice) => choice.topic === topic && choice.mail !== 'never');
}

/**
 * Stores what a person changes; the rest stays. What waits for a mail follows. Call it when the person's row is locked:
 * two changes at once would each keep what the other one replaced.
 */
export async function storeChoices(
  tx: Tx,
  userId: string,
  { choices = {}, ...digest }: Change,
): Promise<void> {
  const wasOff = (await readChoices(tx, userId)).digest === 'never';
  await tx
    .insert(notificationSettings)
    .values({ user_id: userId, choices, ...digest })
    .onConflictDoUpdate({
      target: notificationSettings.user_id,
      set: {
        choices: sql`${notificationSettings.choices} || excluded.choices`,
        ...digest,
        updated_at: sql`now()`,
      },
    });
  await settleWaiting(tx, userId, wasOff);
}

const KINDS = JSON.stringify(NOTIFICATION_KINDS.map((kind) => ({ kind, topic: TOPIC_OF_KIND[kind] })));

/**
 * Notifications that no mail says yet get none where it is no longer wanted, and wait for the digest where it is wanted
 * there. None becomes a mail at once, and no digest says what came while there were none.
 */
async function settleWaiting(tx: Tx, userId: string, wasOff: boolean): Promise<void> {
  const chosen = sql`case when c.mail = 'now' then n.mail else c.mail end`;
  const isOff = sql`(n.mail = 'digest' and ${wasOff}::boolean or ${chosen} = 'digest' and c.digest = 'never')`;
  await tx.execute(sql`
    update ${notifications} n set mail = case when ${isOff} then 'never' else ${chosen} end
    from all_notification_choices c
    join jsonb_to_recordset(${KINDS}::jsonb) k(kind text, topic text) on k.topic = c.topic
    where c.user_id = ${userId}::uuid and n.user_id = c.user_id and n.kind = k.kind
      and n.mail_id is null and n.mail <> 'never' and (c.mail <> n.mail or ${isOff})`);
}
