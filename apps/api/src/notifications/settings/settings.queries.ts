import { and, eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { lockAccount } from '../../identity/accounts/account.queries';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest } from '../../platform/http/errors/errors';
import { readScoreSettings } from '../../scoring/settings/score-config.queries';
import type { Settings } from '../../platform/config/settings';
import { parseRowId } from '../../platform/http/validation/row-id';
import { isOpenTo } from '../../screening/views/view.queries';
import { views } from '../../platform/db/schema/views.table';
import { mailsOf, readChoices, storeChoices, type Choices } from './choices.queries';
import type { Topic } from '../../platform/db/schema/notification-kinds';
import type { NotificationSettingsBody, SavedSettingsBody } from '../notifications.schemas';

type Needs = { db: Db; settings: Pick<Settings, 'smtpUrl'> };
type Person = Actor & { userId: string };

/** What a person is notified of, and how. */
export async function readSettings(
  { db, settings }: Needs,
  userId: string,
): Promise<NotificationSettingsBody> {
  const { threshold } = await readScoreSettings(db); // its first call writes
  const { view, ...choices } = await readChoices(db, userId);
  return {
    ...choices,
    digest_view: view === null ? null : String(view.id),
    is_mail_configured: settings.smtpUrl !== undefined,
    threshold,
  };
}

/** @throws 400 for a mail at once about a topic that has none, or a view that the person cannot open */
export async function saveSettings(
  needs: Needs,
  actor: Person,
  { choices, digest, digest_time, digest_view }: SavedSettingsBody,
): Promise<NotificationSettingsBody> {
  if (choices.some(({ topic, mail }) => !mailsOf(topic).includes(mail)))
    throw badRequest('A mail at once is sent about mentions, assignments and sources only.');
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

async function idOfView(tx: Tx, userId: string, view: string | null): Promise<number | null> {
  if (view === null) return null;
  const id = parseRowId(view);
  const isOpen = id !== null && (await tx.$count(views, and(eq(views.id, id), isOpenTo(userId)))) > 0;
  if (!isOpen) throw badRequest('This view is not there any more. Choose another one.');
  return id;
}

/** As the audit trail keeps it. */
function wordsOf({ choices, view, ...digest }: Choices): Record<string, unknown> {
  return {
    ...digest,
    ...(view !== null && { digest_view: view.name }),
    ...Object.fromEntries(
      choices.map(({ topic, inbox, mail }) => [topic, `${inbox ? 'inbox' : 'no inbox'}, ${mail}`]),
    ),
  };
}
