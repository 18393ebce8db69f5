import { and, eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit/audit-event';
import { lockAccount } from '../identity/accounts/account.queries';
import type { NotificationSettingsBody, SavedSettingsBody } from './notifications.schemas';
import { isMailSetUp } from '../platform/config/connections/present-connections';
import type { Settings } from '../platform/config/settings';
import type { Db, Tx } from '../platform/db/open-database';
import {
  MAIL_CHOICES,
  NOTIFICATION_KINDS,
  TOPICS,
  TOPICS_MAILED_NOW,
  TOPIC_OF_KIND,
  type MailChoice,
  type Topic,
} from '../platform/db/schema/notification-kinds';
import { notificationSettings, type TopicChoice } from '../platform/db/schema/notification-settings.table';
import { notifications } from '../platform/db/schema/notifications.table';
import { views } from '../platform/db/schema/views.table';
import { badRequest } from '../platform/http/errors/errors';
import { parseRowId } from '../platform/http/validation/row-id';
import { readScoreSettings } from '../scoring/settings/score-config.queries';
import { isOpenTo } from '../screening/views/view.queries';

type Needs = { db: Db; settings: Pick<Settings, 'smtpUrl'> };
type Person = Actor & { userId: string };

/** Returns the notification settings of a person: the channels of each topic. */
export async function readSettings(
  { db, settings }: Needs,
  userId: string,
): Promise<NotificationSettingsBody> {
  const { threshold } = await readScoreSettings(db); // the first call writes the default settings
  const { view, ...choices } = await readChoices(db, userId);
  return {
    ...choices,
    digest_view: view === null ? null : String(view.id),
    is_mail_configured: await isMailSetUp(db, settings),
    threshold,
  };
}

/**
 * Saves the notification settings of a person.
 * @throws Refusal 400 for immediate mail about a topic that does not offer it, or a view that the person cannot open
 */
export async function saveSettings(
  needs: Needs,
  actor: Person,
  { choices, digest, digest_time, digest_view }: SavedSettingsBody,
): Promise<NotificationSettingsBody> {
  if (choices.some(({ topic, mail }) => !mailsOf(topic).includes(mail)))
    throw badRequest('Immediate mails are available for mentions, assignments and sources only.');
  const kept = Object.fromEntries(choices.map(({ topic, ...choice }) => [topic, choice]));
  await needs.db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId);
    const before = await readChoices(tx, actor.userId);
    await storeChoices(tx, actor.userId, {
      choices: kept,
      digest,
      digest_time,
      ...(digest_view !== undefined && { digest_view: await idOfView(tx, actor.userId, digest_view) }),
    });
    await recordEvent(tx, actor, {
      action: 'notification_settings_saved',
      target: { type: 'user', id: actor.userId },
      before: wordsOf(before),
      after: wordsOf(await readChoices(tx, actor.userId)),
    });
  });
  return readSettings(needs, actor.userId);
}

/**
 * Unsubscribes a person from a topic or the digest. Mails that are not sent yet are included.
 * @returns false if the person was not subscribed
 */
export function endMails(db: Db, actor: Person, what: Topic | 'digest'): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId);
    const { choices, digest } = await readChoices(tx, actor.userId);
    const choice = choices.find(({ topic }) => topic === what);
    if (what === 'digest' ? digest === 'never' : choice?.mail !== 'now') return false;
    const ended =
      what === 'digest'
        ? { digest: 'never' as const }
        : { choices: { [what]: { inbox: choice?.inbox ?? true, mail: 'never' as const } } };
    await storeChoices(tx, actor.userId, ended);
    await recordEvent(tx, actor, {
      action: 'notification_mails_ended',
      target: { type: 'user', id: actor.userId },
      before: { [what]: what === 'digest' ? digest : 'now' },
      after: { [what]: 'never' },
    });
    return true;
  });
}

async function idOfView(tx: Tx, userId: string, view: string | null): Promise<number | null> {
  if (view === null) return null;
  const id = parseRowId(view);
  const isOpen = id !== null && (await tx.$count(views, and(eq(views.id, id), isOpenTo(userId)))) > 0;
  if (!isOpen) throw badRequest('This view is not there any more. Choose another one.');
  return id;
}

/** Returns the notification settings in the format of the audit trail. */
function wordsOf({ choices, view, ...digest }: Choices): Record<string, unknown> {
  return {
    ...digest,
    ...(view !== null && { digest_view: view.name }),
    ...Object.fromEntries(
      choices.map(({ topic, inbox, mail }) => [topic, `${inbox ? 'inbox' : 'no inbox'}, ${mail}`]),
    ),
  };
}

export type Choices = Awaited<ReturnType<typeof readChoices>>;
type Change = Partial<
  Pick<typeof notificationSettings.$inferInsert, 'digest' | 'digest_time' | 'digest_view'>
> & {
  choices?: Partial<Record<Topic, TopicChoice>>;
};

/** Returns the notification settings of a person, even without access. A topic without a choice has its default. */
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
    /** Null for the whole list, and for a view that the person can no longer open. */
    view: row?.view ?? null,
  };
}

/** Returns the mail frequencies that a topic offers. */
function mailsOf(topic: Topic): MailChoice[] {
  return MAIL_CHOICES.filter((mail) => mail !== 'now' || TOPICS_MAILED_NOW.includes(topic));
}

/**
 * Returns whether a person still wants a mail that was already composed.
 * @param topic null for a digest
 */
export function isMailWanted({ choices, digest }: Choices, topic: Topic | null): boolean {
  if (topic === null) return digest !== 'never';
  return choices.some((choice) => choice.topic === topic && choice.mail !== 'never');
}

/**
 * Stores the changed settings and adjusts the notifications that wait for a mail. The caller must have locked the
 * account, because parallel changes would otherwise overwrite each other.
 */
async function storeChoices(tx: Tx, userId: string, { choices = {}, ...digest }: Change): Promise<void> {
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
 * Adjusts the notifications that wait for a mail: excludes them from unwanted mails, or moves them to the digest. They
 * are never moved to an immediate mail, and no digest covers the time while it was off.
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
