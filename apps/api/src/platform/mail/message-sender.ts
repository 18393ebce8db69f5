import { domainToASCII } from 'node:url';
import type { Transporter } from 'nodemailer';
import { presentMail, type Mail, type MailServer } from '../config/connections/present-connections';
import { isLoopback } from '../config/settings';
import type { Deps } from '../deps';
import { callTo, traced } from '../observability/tracing/trace-scope';
import { addressForMail } from './mail-address';
import type { Message } from './message-content';
import { writeMessageFile } from './message-file';

/** Hands a message on; resolves when it is accepted, rejects when it must be tried again. */
export type SendMessage = (message: Message) => Promise<void>;

export type OutboxLog = { warn: (text: string) => void };

/** Together less than the outbox waits before another process may try. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 20_000,
};

type Needs = Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>;

/** Sends through the mail server of now, or without one into a file that the log names. */
export function messageSender(deps: Needs, log: OutboxLog): SendMessage {
  return async (message) => {
    const mail = await presentMail(deps);
    if (mail) return sendThrough(mail, message);
    const path = await writeMessageFile(deps.settings.dataDir, message, deps.now());
    log.warn(`No mail server is set up: a message is in ${path}`);
  };
}

/** Sends one message. @throws the error of the mail client, or RefusedAddress */
export async function sendThrough(
  { server, from }: Mail,
  { from: name, to, subject, text, html, unsubscribe, id }: Message,
): Promise<void> {
  const mail = {
    from: { name, address: from },
    // As an object: a comma in an address names no second reader.
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

/** No absence note answers a mail with these. Sources: RFC 3834, and Exchange Server. */
const NO_REPLIES = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const domainOf = (address: string): string => domainToASCII(address.split('@').at(-1) ?? '') || 'localhost';

/** With these, mail programs offer to end such mails by one press. Source: RFC 8058. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const USUAL = { ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true };

/**
 * A connection for one message: the settings may be others for the next. What an address of the environment says
 * (`?requireTLS=false`) wins over the options here.
 */
async function openTransport(server: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer'); // loaded with the first message
  if ('url' in server)
    return createTransport({ url: server.url, requireTLS: givesPasswordAway(server.url), ...USUAL });
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

/** Without encryption the password of the mail server would cross the network in clear. */
function givesPasswordAway(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !isLoopback({ host: hostname });
}
