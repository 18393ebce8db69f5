import type { Deps } from '../deps';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { addressOf } from '../settings';
import { findUser, type UserRow } from '../accounts/account.queries';
import type { MessageKind } from './outbox.queries';

/** A plain text for one address. */
export type Message = { to: string; subject: string; text: string };

export type ComposeDeps = Pick<Deps, 'db' | 'settings' | 'now'>;

const MESSAGES: Readonly<
  Record<MessageKind, (deps: ComposeDeps, user: UserRow) => Message | Promise<Message>>
> = {
  reset: resetMessage,
  'password-changed': passwordChangedMessage,
  invitation: invitationMessage,
  'password-set': passwordSetMessage,
};

/**
 * What a message says, made at the moment it is sent: the link of a reset is good from then on, and no secret waits
 * in the database.
 * @returns null when there is nobody to read it, or the account is disabled
 */
export async function composeMessage(
  deps: ComposeDeps,
  kind: MessageKind,
  userId: string | null,
): Promise<Message | null> {
  const user = userId === null ? undefined : await findUser(deps.db, userId);
  if (user?.account_status !== 'active') return null;
  // A person who has chosen a password meanwhile needs no link.
  if (kind === 'invitation' && !user.must_change_password) return null;
  return MESSAGES[kind](deps, user);
}

async function resetMessage({ db, settings, now }: ComposeDeps, user: UserRow): Promise<Message> {
  const tmpToken = await db.transaction((tx) => issueOneTimeToken(tx, user.id, 'reset', now()));
  const text = [
    `Hello ${user.name},`,
    '',
    `somebody asked for a new password for your account at ${settings.productTitle}. To choose one, open this link within 30 minutes:`,
    '',
    `${addressOf(settings)}/change-password#tmpToken=${tmpToken}`,
    '',
    'If it was not you, ignore this message: your password stays as it is.',
  ].join('\n');
  return { to: user.email, subject: `${settings.productTitle}: your new password`, text };
}

function passwordChangedMessage({ settings }: ComposeDeps, user: UserRow): Message {
  const text = [
    `Hello ${user.name},`,
    '',
    `the password of your account at ${settings.productTitle} was changed, and every other device was signed out.`,
    '',
    `If it was not you, ask for a new one at ${addressOf(settings)}/forgot-password and tell your administrator.`,
  ].join('\n');
  return { to: user.email, subject: `${settings.productTitle}: your password was changed`, text };
}

async function invitationMessage({ db, settings, now }: ComposeDeps, user: UserRow): Promise<Message> {
  const tmpToken = await db.transaction((tx) => issueOneTimeToken(tx, user.id, 'first', now()));
  const text = [
    `Hello ${user.name},`,
    '',
    `there is an account for you at ${settings.productTitle}. To choose your password, open this link within 24 hours:`,
    '',
    `${addressOf(settings)}/change-password-first#tmpToken=${tmpToken}`,
    '',
    `Later you can sign in at ${addressOf(settings)}/login with the password that your administrator gives you, and change it there.`,
  ].join('\n');
  return { to: user.email, subject: `${settings.productTitle}: your account`, text };
}

function passwordSetMessage({ settings }: ComposeDeps, user: UserRow): Message {
  const text = [
    `Hello ${user.name},`,
    '',
    `an administrator set a new password for your account at ${settings.productTitle}, and every device was signed out.`,
    '',
    `Sign in with it at ${addressOf(settings)}/login: you are then asked to choose your own. If you did not expect this, ask your administrator.`,
  ].join('\n');
  return { to: user.email, subject: `${settings.productTitle}: a new password was set for you`, text };
}
