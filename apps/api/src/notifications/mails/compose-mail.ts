import { and, desc, eq, isNull } from 'drizzle-orm';
import type { UserRow } from '../../identity/accounts/account.queries';
import { digestBegin, isEmpty, readDigestContent, type DigestContent, waitsFor } from './digest';
import type { ListDeps } from '../../screening/list/list-deps';
import { noticeLines } from './mail-lines';
import { mailHtml, mailText, type MailPage, type MailSection } from './mail-markup';
import { unsubscribeToken } from './unsubscribe-token';
import { isMailWanted, readChoices } from '../notification-settings';
import { dayText } from '../describe-notification';
import type { DigestBody } from '../notifications.schemas';
import { personTime } from '../person-time';
import { readBrandTexts } from '../../platform/config/branding/read-brand';
import { addressOf } from '../../platform/config/settings';
import type { Tx } from '../../platform/db/open-database';
import type { Topic } from '../../platform/db/schema/notification-kinds';
import { notificationMails } from '../../platform/db/schema/notification-mails.table';
import { notifications } from '../../platform/db/schema/notifications.table';
import { users } from '../../platform/db/schema/users.table';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';

type Needs = Pick<ListDeps, 'db' | 'lists' | 'settings' | 'keys'>;
type MailRow = typeof notificationMails.$inferSelect;
type Recipient = Pick<UserRow, 'id' | 'name' | 'time_zone'>;
type Composed = { subject: string; text: string; html: string; unsubscribe: string };

const SUBJECTS: Readonly<Record<Topic, string>> = {
  mentions: 'you were mentioned',
  assigned: 'assigned to you',
  threshold: 'reached the threshold',
  followed: 'on startups that you follow',
  sources: 'a source or a webhook needs attention',
  runs: 'a run has finished',
};

/**
 * Composes a mail about notifications at the time of sending.
 * @returns null if nothing is left to report, or the person no longer wants such mails
 */
export async function composeNotificationMail(
  needs: Needs,
  user: UserRow,
  mailId: number | null,
): Promise<(Composed & { from: string; to: string }) | null> {
  const [mail] = await needs.db
    .select()
    .from(notificationMails)
    .where(eq(notificationMails.id, mailId ?? 0));
  if (mail?.user_id !== user.id) return null;
  if (!isMailWanted(await readChoices(needs.db, user.id), mail.topic)) return null;
  const composed = await needs.db.transaction((tx) =>
    mail.topic === null
      ? composeDigest(tx, needs, user, mail)
      : composeNow(tx, needs, user, mail, mail.topic),
  );
  const { productTitle: from } = await readBrandTexts(needs.db, needs.settings);
  return composed && { from, to: user.email, ...composed };
}

/** Composes a digest, for a stored mail or as a preview. @returns null if there is nothing to report */
export async function composeDigest(
  tx: Tx,
  needs: Omit<Needs, 'db'>,
  user: Recipient,
  mail: Pick<MailRow, 'since' | 'until'> & { id: number | null },
): Promise<Composed | null> {
  const until = isoTimestamp(mail.until) ?? toTimestamp(0);
  const since = isoTimestamp(mail.since) ?? until;
  const match = mail.id === null ? waitsFor('digest') : eq(notifications.mail_id, mail.id);
  const content = await readDigestContent(tx, needs.lists, { user, since, until, match });
  if (isEmpty(content)) return null;
  return toMail(tx, needs, user, 'digest', {
    subject: `${dayText(personTime(user.time_zone).day(Date.parse(until)))}: ${countWords(content)}`,
    greeting: greetingOf(user, Date.parse(until), Date.parse(since)),
    sections: sectionsOf(content),
    footer: 'You receive this at most once a day, and not when nothing happened.',
  });
}

async function composeNow(
  tx: Tx,
  needs: Needs,
  user: Recipient,
  { id }: MailRow,
  topic: Topic,
): Promise<Composed | null> {
  const rows = await tx
    .select()
    .from(notifications)
    .where(eq(notifications.mail_id, id))
    .orderBy(notifications.id);
  const lines = await noticeLines(tx, rows);
  if (lines.length === 0) return null;
  return toMail(tx, needs, user, topic, {
    subject: SUBJECTS[topic],
    greeting: `Hello ${user.name},`,
    sections: [{ heading: 'For you', lines, more: null }],
    footer: 'You receive such mails at once, at most one in 15 minutes.',
  });
}

async function toMail(
  tx: Tx,
  { settings, keys }: Omit<Needs, 'db'>,
  user: Recipient,
  what: Topic | 'digest',
  { subject, ...page }: Pick<MailPage, 'greeting' | 'sections' | 'footer'> & { subject: string },
): Promise<Composed> {
  const { productTitle: product } = await readBrandTexts(tx, settings);
  const address = addressOf(settings).replace(/(?<!\/)\/+$/, '');
  const token = unsubscribeToken({ userId: user.id, what }, keys.token);
  const unsubscribe = `${address}/auth/notifications/unsubscribe?token=${token}`;
  const whole = { product, address, unsubscribe, ...page };
  // Line breaks are removed, because a name with a line break would start another header in a message file.
  return {
    subject: `${product}: ${subject}`.replaceAll(/\s+/g, ' '),
    text: mailText(whole),
    html: mailHtml(whole),
    unsubscribe,
  };
}

function sectionsOf(content: DigestContent): MailSection[] {
  const { forYou, reached, reachedCount, reachedPath, reachedView, decisions } = content;
  const ofView = reachedView === null ? '' : `, of “${reachedView}”`;
  const left = reachedCount - reached.length;
  return [
    { heading: 'For you', lines: forYou, more: null },
    {
      heading: `New above the threshold of ${content.threshold.toFixed(1)}${ofView}`,
      lines: reached,
      more: left > 0 ? { text: `${left} more in the list`, path: reachedPath } : null,
    },
    { heading: 'Decisions of the team', lines: decisions, more: null },
  ].filter(({ lines }) => lines.length > 0);
}

/** Returns the subject of a digest, such as '5 new above the threshold, 1 step due tomorrow'. */
function countWords({ notices, dueTomorrow, reachedCount, decisions }: DigestContent): string {
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  return [
    ...counted(notices, 'for you', 'for you'),
    ...counted(reachedCount, 'new above the threshold', 'new above the threshold'),
    ...counted(dueTomorrow, 'step due tomorrow', 'steps due tomorrow'),
    ...counted(decisions.length, 'decision', 'decisions'),
  ].join(', ');
}

/** Returns the greeting of a digest, such as 'Good morning, Sabine. Since Friday, 07:00:' */
function greetingOf({ name, time_zone }: Recipient, until: number, since: number): string {
  const [first = name] = name.trim().split(/\s+/);
  const there = personTime(time_zone);
  const day = until - since < 6 * 24 * 3_600_000 ? there.weekday(since) : dayText(there.day(since));
  const hello = there.time(until) < '12:00' ? 'Good morning' : 'Hello';
  return `${hello}, ${first}. Since ${day}, ${there.time(since)}:`;
}

/**
 * Returns the last digest that was sent to a person, with its current content. If none was sent, returns a preview of
 * the first digest.
 */
export function readLastDigest(
  needs: Pick<ListDeps, 'db' | 'lists' | 'settings' | 'keys' | 'now'>,
  userId: string,
): Promise<DigestBody> {
  return needs.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    const [last] = await tx
      .select()
      .from(notificationMails)
      .where(
        and(
          eq(notificationMails.user_id, userId),
          isNull(notificationMails.topic),
          eq(notificationMails.is_empty, false),
        ),
      )
      .orderBy(desc(notificationMails.id))
      .limit(1);
    if (!user) return NOTHING;
    const until = toTimestamp(needs.now());
    const today = personTime(user.time_zone).day(needs.now());
    const mail = last ?? { id: null, since: await digestBegin(tx, user, today), until };
    const composed = await composeDigest(tx, needs, user, mail);
    const { subject, text } = composed ?? NOTHING;
    return { subject, text, sent_at: last ? isoTimestamp(last.created_at) : null };
  });
}

const NOTHING = { sent_at: null, subject: null, text: null };
