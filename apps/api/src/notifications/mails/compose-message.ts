import { canSeeSettings } from '@vaglio/access-control';
import type { I18n } from '@lingui/core';
import { eq } from 'drizzle-orm';
import type { ListDeps } from '../../screening/list/list-deps';
import { mayUsePassword } from '../../identity/sign-in/password-sign-in';
import { readBrandTexts } from '../../platform/config/branding/read-brand';
import { issueOneTimeToken, LIFETIME_MS, type Purpose } from '../../identity/one-time-tokens/one-time-token';
import { factorsOf, type Factor } from '../../identity/second-factor/factors';
import { addressOf } from '../../platform/config/settings';
import { toTimestamp } from '../../platform/time/timestamps';
import { users } from '../../platform/db/schema/users.table';
import { findPerson, lockAccount, type UserRow } from '../../identity/accounts/account.queries';
import { composeNotificationMail } from './compose-mail';
import { textAtProvider } from './provider-texts';
import { hasRecipient, type Claimed, type MessageKind } from '../../platform/mail/outbox.queries';
import { i18nIn } from '../../platform/messages/i18n';
import { durationText } from '../../platform/mail/duration-text';
import type { Content, Message } from '../../platform/mail/message-content';

export type ComposeDeps = Pick<ListDeps, 'db' | 'lists' | 'settings' | 'now' | 'keys'>;

const MINUTE_MS = 60_000;

type KindWithLink = 'reset' | 'invitation';

/**
 * Composes a message at the time of sending. Reset links are valid from that moment, and the database stores no secret.
 * @returns null if there is no recipient, or the account is disabled or a service account
 */
export async function composeMessage(
  deps: ComposeDeps,
  message: Pick<Claimed, 'id' | 'kind' | 'user_id' | 'subject_id'>,
): Promise<Message | null> {
  const user = message.user_id === null ? undefined : await findPerson(deps.db, message.user_id);
  if (user?.account_status !== 'active') return null;
  const { kind } = message;
  if (kind === 'notification') return composeNotificationMail(deps, user, message.subject_id);
  const { productTitle } = await readBrandTexts(deps.db, deps.settings);
  const content = await contentOf(deps, productTitle, { id: message.id, kind }, user);
  if (content === null) return null;
  const text = [content.greeting ?? `Hello ${user.name},`, ...content.paragraphs].join('\n\n');
  return { from: productTitle, to: user.email, subject: `${productTitle}: ${content.subject}`, text };
}

async function contentOf(
  deps: ComposeDeps,
  product: string,
  message: { id: number; kind: Exclude<MessageKind, 'notification'> },
  user: UserRow,
): Promise<Content | null> {
  const address = addressOf(deps.settings);
  if (message.kind === 'password-changed') return passwordChanged(product, address);
  if (message.kind === 'password-set') return passwordSet(product, address);
  const { oidc } = deps.settings;
  if (oidc && !mayUsePassword(deps.settings, user.email))
    return textAtProvider(message.kind, { product, address, provider: oidc.name, user });
  if (message.kind === 'identity-separated') return identitySeparated(product, address, user, oidc?.name);
  if (message.kind === 'identity-linked') return identityLinked(product, address, oidc?.name);
  if (message.kind === 'second-factor-on') return secondFactorOn(product, address);
  if (message.kind === 'second-factor-off')
    return secondFactorOff(product, address, await factorsOf(deps.db, user.id));
  const made = await linkTokenFor(deps, message.id, message.kind, user.id);
  if (made === null) return null;
  if (message.kind === 'reset')
    return reset(
      i18nIn(user.language ?? deps.settings.language),
      product,
      `${address}/change-password#tmpToken=${made.token}`,
      user.name,
    );
  return made.purpose === 'invitation'
    ? openInvitation(product, address, made.token)
    : invitation(product, address, made.token);
}

/**
 * Creates the token of a link. The account is locked before the message is read again, so that no link outlives a
 * password change.
 */
function linkTokenFor(
  { db, now }: ComposeDeps,
  messageId: number,
  kind: KindWithLink,
  userId: string,
): Promise<{ token: string; purpose: Purpose } | null> {
  return db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (user?.account_status !== 'active' || !(await hasRecipient(tx, messageId))) return null;
    // A person who has already chosen a password needs no invitation.
    if (kind === 'invitation' && !user.must_change_password) return null;
    const purpose = kind === 'reset' ? kind : user.password_hash === null ? 'invitation' : 'first';
    const nowMs = now();
    if (purpose === 'invitation') {
      const invited_until = toTimestamp(nowMs + LIFETIME_MS.invitation);
      await tx.update(users).set({ invited_until }).where(eq(users.id, userId));
    }
    return { token: await issueOneTimeToken(tx, userId, purpose, nowMs), purpose };
  });
}

function reset(i18n: I18n, product: string, link: string, name: string): Content {
  return {
    greeting: i18n.t('Hello {name},', { name }),
    subject: i18n.t('your new password'),
    paragraphs: [
      i18n.t(
        'a new password was requested for your account at {product}. Choose it here within {minutes, plural, one {# minute} other {# minutes}}:',
        { product, minutes: LIFETIME_MS.reset / MINUTE_MS },
      ),
      link,
      i18n.t(
        'The link works once, and only the newest one does. If you need no new password, ignore this message: your present one stays valid.',
      ),
    ],
  };
}

function invitation(product: string, address: string, token: string): Content {
  return {
    subject: 'your account',
    paragraphs: [
      `an account was created for you at ${product}. Choose your password here within ${durationText(LIFETIME_MS.first)}:`,
      `${address}/change-password-first#tmpToken=${token}`,
      `The link works once. If it is no longer valid, get a new one at ${address}/forgot-password.`,
    ],
  };
}

/** Returns the invitation for a person without a password. */
function openInvitation(product: string, address: string, token: string): Content {
  return {
    subject: 'your invitation',
    paragraphs: [
      `you are invited to ${product}. Choose your password here within ${durationText(LIFETIME_MS.invitation)}:`,
      `${address}/change-password-first#tmpToken=${token}`,
      `The link works once. If it is no longer valid, get a new one at ${address}/forgot-password or ask your administrator to invite you again.`,
    ],
  };
}

function passwordChanged(product: string, address: string): Content {
  return {
    subject: 'your password was changed',
    paragraphs: [
      `the password of your account at ${product} was changed, and every other device was signed out.`,
      `If it was you, there is nothing to do. If not, ask for a new one at ${address}/forgot-password and inform your administrator.`,
    ],
  };
}

function passwordSet(product: string, address: string): Content {
  return {
    subject: 'a new password was set for you',
    paragraphs: [
      `an administrator set a new password for your account at ${product}, and every device was signed out. Your old password and links in earlier messages no longer work.`,
      `Get the new password from your administrator and sign in with it at ${address}/login; you then choose your own.`,
    ],
  };
}

function secondFactorOn(product: string, address: string): Content {
  return {
    subject: 'a second factor was set up',
    paragraphs: [
      `an authenticator app or a passkey was set up for your account at ${product}: your password alone no longer signs you in.`,
      `If it was not you, get a new password at ${address}/forgot-password and inform your administrator.`,
    ],
  };
}

function identitySeparated(
  product: string,
  address: string,
  { password_hash, role }: UserRow,
  provider = 'the sign-in provider',
): Content {
  const again = canSeeSettings(role)
    ? `To connect them again, sign in with it and use your profile.`
    : `The next sign-in with ${provider}, with your confirmed address, connects them again.`;
  const way =
    password_hash === null
      ? `You have no password yet: get one at ${address}/forgot-password.`
      : 'You sign in with your password.';
  return {
    subject: `your account was separated from ${provider}`,
    paragraphs: [
      `your account at ${product} no longer belongs to your account at ${provider}. ${way} ${again}`,
      `If neither you nor your administrator did it, get a new password at ${address}/forgot-password and inform your administrator.`,
    ],
  };
}

function identityLinked(product: string, address: string, provider = 'the sign-in provider'): Content {
  return {
    subject: `your account was connected with ${provider}`,
    paragraphs: [
      `your account at ${product} was connected with an account at ${provider}, which signs you in from now on.`,
      `If it was not you, separate it in your profile at ${address}/user, get a new password at ${address}/forgot-password and inform your administrator.`,
    ],
  };
}

function secondFactorOff(product: string, address: string, left: readonly Factor[]): Content {
  const follows = left.length === 0 ? ' Your password alone signs you in now.' : '';
  return {
    subject: 'a second factor was removed',
    paragraphs: [
      `an authenticator app or a passkey was removed from your account at ${product}.${follows}`,
      `If neither you nor your administrator did it, get a new password at ${address}/forgot-password and inform your administrator.`,
    ],
  };
}
