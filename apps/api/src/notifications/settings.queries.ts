import { eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit-event';
import type { Db, Tx } from '../db/open-database';
import { badRequest } from '../errors';
import { readScoreSettings } from '../score-config/score-config.queries';
import type { Settings } from '../settings';
import { MAIL_CHOICES, TOPICS, TOPICS_MAILED_NOW, type MailChoice, type Topic } from './notification-kinds';
import { notificationSettings, type TopicChoice } from './notification-settings.table';
import type { NotificationSettingsBody, SavedSettingsBody } from './notifications.schemas';

type Needs = { db: Db; settings: Pick<Settings, 'smtpUrl'> };
type Person = Actor & { userId: string };

/** What a person is notified of, and how. */
export async function readSettings(
  { db, settings }: Needs,
  userId: string,
): Promise<NotificationSettingsBody> {
  const { threshold } = await readScoreSettings(db); // its first call writes
  return {
    ...(await chosenBy(db, userId)),
    is_mail_configured: settings.smtpUrl !== undefined,
    threshold,
  };
}

/** @throws 400 for a mail at once about a topic that has none */
export async function saveSettings(
  needs: Needs,
  actor: Person,
  { choices, digest, digest_time }: SavedSettingsBody,
): Promise<NotificationSettingsBody> {
  if (choices.some(({ topic, mail }) => !mailsOf(topic).includes(mail)))
    throw badRequest('A mail at once is sent about mentions, assignments and sources only.');
  const kept = Object.fromEntries(choices.map(({ topic, ...choice }) => [topic, choice]));
  await needs.db.transaction(async (tx) => {
    const before = await chosenBy(tx, actor.userId);
    await store(tx, actor.userId, kept, { digest, digest_time });
    await recordEvent(tx, actor, {
      action: 'notification_settings_saved',
      target: { type: 'user', id: actor.userId },
      before: wordsOf(before),
      after: wordsOf(await chosenBy(tx, actor.userId)),
    });
  });
  return readSettings(needs, actor.userId);
}

/**
 * Ends the mails about one topic, or the digest, as the link of a mail asks.
 * @returns false where there was nothing to end
 */
export function endMails(db: Db, actor: Person, what: Topic | 'digest'): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await chosenBy(tx, actor.userId);
    const choice = before.choices.find(({ topic }) => topic === what);
    if (what === 'digest' ? before.digest === 'never' : choice?.mail !== 'now') return false;
    const kept =
      what === 'digest' ? {} : { [what]: { inbox: choice?.inbox ?? true, mail: 'never' as const } };
    const digest = what === 'digest' ? ('never' as const) : before.digest;
    await store(tx, actor.userId, kept, { digest, digest_time: before.digest_time });
    await recordEvent(tx, actor, {
      action: 'notification_mails_ended',
      target: { type: 'user', id: actor.userId },
      before: { [what]: what === 'digest' ? before.digest : 'now' },
      after: { [what]: 'never' },
    });
    return true;
  });
}

async function store(
  tx: Tx,
  userId: string,
  choices: Partial<Record<Topic, TopicChoice>>,
  digest: Pick<SavedSettingsBody, 'digest' | 'digest_time'>,
): Promise<void> {
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
}

async function chosenBy(db: Db | Tx, userId: string) {
  const { rows } = await db.execute<{ topic: Topic; inbox: boolean; mail: MailChoice }>(
    sql`select topic, inbox, mail from notification_choices where user_id = ${userId}::uuid`,
  );
  const [row] = await db
    .select({ digest: notificationSettings.digest, digest_time: notificationSettings.digest_time })
    .from(notificationSettings)
    .where(eq(notificationSettings.user_id, userId));
  return {
    choices: TOPICS.flatMap((topic) =>
      rows.filter((choice) => choice.topic === topic).map((choice) => ({ ...choice, mails: mailsOf(topic) })),
    ),
    digest: row?.digest ?? ('working_days' as const),
    digest_time: row?.digest_time ?? '07:00',
  };
}

function mailsOf(topic: Topic): MailChoice[] {
  return MAIL_CHOICES.filter((mail) => mail !== 'now' || TOPICS_MAILED_NOW.includes(topic));
}

/** As the audit trail keeps it. */
function wordsOf({ choices, ...digest }: Awaited<ReturnType<typeof chosenBy>>): Record<string, unknown> {
  return {
    ...digest,
    ...Object.fromEntries(
      choices.map(({ topic, inbox, mail }) => [topic, `${inbox ? 'inbox' : 'no inbox'}, ${mail}`]),
    ),
  };
}
