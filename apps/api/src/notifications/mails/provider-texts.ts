import { canSeeSettings } from '@vaglio/access-control';
import type { UserRow } from '../../identity/accounts/account.queries';
import type { Content } from '../../platform/mail/message-content';
import type { MessageKind } from '../../platform/mail/outbox.queries';

type KindAtProvider = Exclude<MessageKind, 'notification' | 'password-changed' | 'password-set'>;

/** Details of a message to a person without a password. Such people sign in with the identity provider. */
export type AtProvider = {
  product: string;
  address: string;
  /** Display name of the identity provider. */
  provider: string;
  user: Pick<UserRow, 'email' | 'role'>;
};

/**
 * Returns a message for people who only sign in with the identity provider. It links to the sign-in page instead of a
 * password page.
 */
export function textAtProvider(
  kind: KindAtProvider,
  { product, address, provider, user: { email, role } }: AtProvider,
): Content {
  const signIn = `Sign in with ${provider}, as ${email}, here:`;
  const login = `${address}/login`;
  const notMe = 'If neither you nor your administrator did it, inform your administrator.';
  const again = canSeeSettings(role)
    ? `Ask your administrator to let you sign in with ${provider} again.`
    : `The next sign-in with ${provider}, with the confirmed address ${email}, connects them again:`;
  const texts: Readonly<Record<KindAtProvider, Content>> = {
    invitation: {
      subject: 'your invitation',
      paragraphs: [
        `you are invited to ${product}. ${signIn}`,
        login,
        `No password is needed here: ${provider} asks for yours. If it does not let you in, ask your administrator.`,
      ],
    },
    reset: {
      subject: 'signing in',
      paragraphs: [
        `a new password was requested for your account at ${product}, where passwords are not used. ${signIn}`,
        login,
        `If you have forgotten your password at ${provider}, get a new one there.`,
      ],
    },
    'second-factor-on': {
      subject: 'a second factor was set up',
      paragraphs: [
        `an authenticator app or a passkey was set up for your account at ${product}: sign-ins with ${provider} may ask for it as well.`,
        'If it was not you, inform your administrator.',
      ],
    },
    'second-factor-off': {
      subject: 'a second factor was removed',
      paragraphs: [`an authenticator app or a passkey was removed from your account at ${product}.`, notMe],
    },
    'identity-separated': {
      subject: `your account was separated from ${provider}`,
      paragraphs: [
        `your account at ${product} no longer belongs to your account at ${provider}. ${again}`,
        ...(canSeeSettings(role) ? [] : [login]),
        notMe,
      ],
    },
    'identity-linked': {
      subject: `your account was connected with ${provider}`,
      paragraphs: [
        `your account at ${product} was connected with an account at ${provider}, which signs you in from now on.`,
        'If it was not you, inform your administrator.',
      ],
    },
  };
  return texts[kind];
}
