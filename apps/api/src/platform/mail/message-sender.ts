import { domainToASCII } from 'node:url';
import type { Transporter } from 'nodemailer';
import { isLoopback, type Settings } from '../config/settings';
import { callTo, traced } from '../observability/tracing/trace-scope';
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

type SenderSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'adminEmail' | 'dataDir'>;

/** Sends through SMTP_URL, or without it into a file that the log names. */
export function messageSender(settings: SenderSettings, now: () => number, log: OutboxLog): SendMessage {
  const { smtpUrl, mailFrom, adminEmail, dataDir } = settings;
  if (smtpUrl === undefined) {
    return async (message) =>
      log.warn(`No SMTP_URL: a message is in ${await writeMessageFile(dataDir, message, now())}`);
  }
  let transport: Transporter | null = null;
  return async ({ from: name, to, subject, text, html, unsubscribe, id }) => {
    const from = { name, address: mailFrom ?? adminEmail };
    const mail = {
      from,
      // As an object: a comma in an address names no second reader.
      to: { name: '', address: to },
      subject,
      text,
      ...(html !== undefined && { html }),
      ...(id !== undefined && { messageId: `<${id}@${domainOf(from.address)}>` }),
      headers: { ...NO_REPLIES, ...(unsubscribe !== undefined && unsubscribeHeaders(unsubscribe)) },
    };
    const open = (transport ??= await openTransport(smtpUrl));
    await traced(callTo('mail', smtpUrl), () => open.sendMail(mail));
  };
}

/** No absence note answers a mail with these. Sources: RFC 3834, and Exchange Server. */
const NO_REPLIES = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const domainOf = (address: string): string => domainToASCII(address.split('@').at(-1) ?? '') || 'localhost';

/** With these, mail programs offer to end such mails by one press. Source: RFC 8058. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Loaded with the first message. What the address says (`?requireTLS=false`) wins over the options here. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const requireTLS = givesPasswordAway(url);
  return createTransport({ url, ...TIMEOUTS, requireTLS, disableFileAccess: true, disableUrlAccess: true });
}

/** Without encryption the password of the mail server would cross the network in clear. */
function givesPasswordAway(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !isLoopback({ host: hostname });
}
