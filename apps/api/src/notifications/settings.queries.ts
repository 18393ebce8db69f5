import { recordEvent, type Actor } from '../audit-event';
import { lockAccount } from '../accounts/account.queries';
import type { Db } from '../db/open-database';
import { badRequest } from '../errors';
import { readScoreSettings } from '../score-config/score-config.queries';
import type { Settings } from '../settings';
import { mailsOf, readChoices, storeChoices, type Choices } from './choices.queries';
import type { Topic } from './notification-kinds';
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
    ...(await readChoices(db, userId)),
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
    await lockAccount(tx, actor.userId);
    const before = await readChoices(tx, actor.userId);
    await storeChoices(tx, actor.userId, { choices: kept, digest, digest_time });
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
 * Ends the mails about one topic, or the digest, as the link of a mail asks; also those that wait to be sent.
 * @returns false where there was nothing to end
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

/** As the audit trail keeps it. */
function wordsOf({ choices, ...digest }: Choices): Record<string, unknown> {
  return {
    ...digest,
    ...Object.fromEntries(
      choices.map(({ topic, inbox, mail }) => [topic, `${inbox ? 'inbox' : 'no inbox'}, ${mail}`]),
    ),
  };
}
