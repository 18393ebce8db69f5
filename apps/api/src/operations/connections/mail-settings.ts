import { findUser } from '../../identity/accounts/account.queries';
import { readBrandTexts } from '../../platform/config/branding/read-brand';
import {
  opened,
  readConnection,
  senderOf,
  type Mail,
} from '../../platform/config/connections/present-connections';
import type { StoredMail } from '../../platform/db/schema/connections.table';
import type { Deps } from '../../platform/deps';
import { badRequest, unauthorized } from '../../platform/http/errors/errors';
import { checkMailAddress, isAllowed } from '../../platform/mail/mail-address';
import { mailFailure } from '../../platform/mail/mail-failure';
import { requiresTls, sendThrough } from '../../platform/mail/message-sender';
import { RefusedAddress } from '../../platform/outbound-http/address-guard';
import { chosenSecret, refuseEnvironment, sealing, shownSecret, type Connection } from './change-connection';
import type { MailSettingsBody, MailTestBody, TypedMailBody } from './connections.schemas';

/** Initial values of the mail server form. */
const USUAL = { host: null, port: 587, security: 'starttls', user: null } as const;

/** Describes the mail server that administrators set up. */
export function mailConnection({
  keys,
  settings: env,
}: Pick<Deps, 'keys' | 'settings'>): Connection<StoredMail, MailSettingsBody> {
  const environment = env.smtpUrl === undefined ? [] : ['SMTP_URL'];
  return {
    kind: 'mail',
    environment,
    actions: { saved: 'mail_saved', removed: 'mail_removed', undone: 'mail_undone' },
    toAnswer: ({ settings, version }, change) => {
      const { host, port, security, user } = settings ?? USUAL;
      return {
        ...(env.smtpUrl === undefined
          ? { host, port, security, user, password: shownSecret('mail', settings?.password ?? null, keys) }
          : ofAddress(env.smtpUrl)),
        sender: senderOf(env, settings?.sender ?? null),
        environment: [...environment, ...(env.mailFrom === undefined ? [] : ['MAIL_FROM'])],
        can_undo: version > 1 && environment.length === 0,
        ...change,
        version,
      };
    },
    factsOf: ({ host, port, security, user, sender }) => ({ host, port, security, user, sender }),
    secretOf: ({ password }) => password,
  };
}

/** Returns the mail settings that SMTP_URL contains, without its password. */
function ofAddress(smtpUrl: string) {
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: encryptionOf(smtpUrl),
    user: username === '' ? null : decoded(username),
    password: { state: username === '' ? ('none' as const) : ('kept' as const), end: null },
  };
}

/**
 * Returns the encryption that an SMTP_URL selects. For smtp:, nodemailer uses STARTTLS if the server offers it, unless
 * the URL disables it.
 */
function encryptionOf(smtpUrl: string): MailSettingsBody['security'] {
  const { protocol, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtps:') return 'tls';
  if (requiresTls(smtpUrl)) return 'starttls';
  return searchParams.get('ignoreTLS') === 'true' ? 'none' : 'starttls_if_offered';
}

/** Decodes a percent-encoded part of a URL. Returns an invalid encoding unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Converts submitted mail server settings for storage.
 * @param before stored mail server
 * @throws Refusal 400 for a refused address, or a password that would be sent to another server or unencrypted
 */
export function toStoredMail(
  { keys, settings }: Pick<Deps, 'keys' | 'settings'>,
  { host: typed, port, security, user: typedUser, password, sender }: TypedMailBody,
  before: StoredMail | null,
): StoredMail {
  const host = typed.trim().toLowerCase();
  const user = typedUser?.trim() || null;
  checkAddress(host, port, settings.privateMailHosts);
  if (user !== null && security === 'none' && !isAllowed(host, port, settings.privateMailHosts))
    throw badRequest('A password is only sent over an encrypted connection. Choose TLS or STARTTLS.');
  const place = {
    stored: before?.password ?? null,
    isSamePlace: before?.host === host && before.port === port,
    what: 'password',
  } as const;
  return {
    host,
    port,
    security,
    user,
    password: user === null ? null : chosenSecret(password, place, sealing('mail', keys)),
    sender: settings.mailFrom === undefined ? sender : (before?.sender ?? null),
  };
}

/**
 * Sends a test mail to the user through a submitted mail server, which is not saved.
 * @throws Refusal as toStoredMail; 409 if the environment sets the mail server
 */
export async function testTypedMail(
  deps: Pick<Deps, 'db' | 'keys' | 'settings'>,
  typed: TypedMailBody,
  userId: string,
): Promise<MailTestBody> {
  refuseEnvironment(mailConnection(deps));
  const stored = toStoredMail(deps, typed, await readConnection(deps.db, 'mail'));
  const person = await findUser(deps.db, userId);
  if (!person) throw unauthorized();
  const { sender, ...server } = stored;
  const mail: Mail = {
    server: {
      ...server,
      password: opened('mail', stored.password, deps.keys),
      privateHosts: deps.settings.privateMailHosts,
    },
    from: senderOf(deps.settings, sender),
  };
  const { productTitle } = await readBrandTexts(deps.db, deps.settings);
  const to = person.email;
  try {
    await sendThrough(mail, {
      from: productTitle,
      to,
      subject: `${productTitle}: test mail`,
      text: `This is the test mail that you asked for in the settings of ${productTitle}. The mail server works.`,
    });
    return { ok: true, to, text: `${server.host} has taken the mail. Look whether it arrives.` };
  } catch (error) {
    return { ok: false, to, text: mailFailure(error, server) };
  }
}

function checkAddress(host: string, port: number, privateHosts: readonly string[]): void {
  try {
    checkMailAddress(host, port, privateHosts);
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw badRequest(
      `${error.message} The operator of the server can allow it: PRIVATE_MAIL_HOSTS=${host}:${port}`,
    );
  }
}
