import { domainToASCII } from 'node:url';
import type { Transporter } from 'nodemailer';
import { presentMail, type Mail, type MailServer } from '../config/connections/present-connections';
import { isLoopback } from '../config/settings';
import type { Deps } from '../deps';
import { callTo, traced } from '../observability/tracing/trace-scope';
import { addressForMail } from './mail-address';
import type { Message } from './message-content';
import { writeMessageFile } from './message-file';

/** Sends a message. The promise resolves when the message is accepted and rejects if sending must be retried. */
export type SendMessage = (message: Message) => Promise<void>;

export type OutboxLog = { warn: (text: string) => void };

/** Timeouts in milliseconds. Their sum is shorter than the lease of outbox messages. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

type Needs = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/**
 * Returns a function that sends messages through the current mail server. Without a mail server, it writes each message
 * to a file and logs the path.
 */
export function messageSender(deps: Needs, log: OutboxLog): SendMessage {
  return async (message) => {
    const mail = await presentMail(deps);
    if (mail) return sendThrough(mail, message);
    const path = await writeMessageFile(deps.settings.dataDir, message, deps.now());
    log.warn(`No mail server is set up: a message is in ${path}`);
  };
}

/** Sends one message through a mail server. @throws RefusedAddress, or the error of the mail client */
export async function sendThrough(
  { server, from }: Mail,
  { from: name, to, subject, text, html, unsubscribe, id }: Message,
): Promise<void> {
  const mail = {
    from: { name, address: from },
    // The address is passed as an object, so that a comma in it cannot add a second recipient.
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
    headers: { ...NO_REPLIES, ...(unsubscribe !== undefined && unsubscribeHeaders(unsubscribe)) },
  };
  const transport = await openTransport(server);
  const address = 'url' in server ? server.url : `smtp://${server.host}:${server.port}`;
  await traced(callTo('mail', address), () => transport.sendMail(mail));
}

/** Headers that suppress automatic replies. Sources: RFC 3834 and the Exchange Server documentation. */
const NO_REPLIES = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const domainOf = (address: string): string => domainToASCII(address.split('@').at(-1) ?? '') || 'localhost';

/** Returns the headers for one-click unsubscription. Source: RFC 8058. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const USUAL = { ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true };

/**
 * Opens a connection for a single message, because the settings may change before the next message. Options in an
 * address from the environment (`?requireTLS=false`) override the options set here.
 */
async function openTransport(server: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer'); // loaded when the first message is sent
  if ('url' in server)
    return createTransport({ url: server.url, requireTLS: requiresTls(server.url), ...USUAL });
  const { host, port, security, user, password, privateHosts } = server;
  return createTransport({
    ...USUAL,
    ...(await addressForMail(host, port, privateHosts)),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
  });
}

/**
 * Returns whether a mail server address from the environment requires STARTTLS. Its option `requireTLS` takes
 * precedence. Otherwise, STARTTLS is required if a password would be sent unencrypted over the network.
 */
export function requiresTls(url: string): boolean {
  const { username, hostname, searchParams } = new URL(url);
  const said = searchParams.get('requireTLS');
  return said === null ? username !== '' && !isLoopback({ host: hostname }) : said === 'true';
}
