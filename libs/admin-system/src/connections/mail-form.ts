import type { MailSettings, TypedMail } from '@vaglio/contract';
import { readWholeNumber, type FormError } from '@vaglio/ui';

type Security = MailSettings['security'];

/** A mail server as it is typed. */
export interface MailForm {
  readonly host: string;
  readonly port: string;
  readonly security: string;
  readonly user: string;
  /** Of the user there; '' keeps the stored one. */
  readonly secret: string;
  readonly sender: string;
  /** Of the person who saves. */
  readonly password: string;
}

export const SECURITIES: readonly { readonly value: Security; readonly label: string }[] = [
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'tls', label: 'TLS' },
  { value: 'none', label: 'None' },
];
/** The usual port of each. */
const PORTS: Readonly<Record<Security, string>> = { starttls: '587', tls: '465', none: '25' };

/** The port that a choice of encryption fills in; one that is none of the usual ones stays. */
export function portFor(security: string, typed: string): string {
  const isUsual = typed === '' || Object.values(PORTS).includes(typed);
  return isUsual ? PORTS[toSecurity(security)] : typed;
}

function toSecurity(text: string): Security {
  return SECURITIES.find(({ value }) => value === text)?.value ?? 'starttls';
}

export function toMailForm({ host, port, security, user, sender }: MailSettings): MailForm {
  return {
    host: host ?? '',
    port: String(port),
    security,
    user: user ?? '',
    secret: '',
    sender,
    password: '',
  };
}

const MAX_PORT = 65_535;

/** First problem of the form, in the order of its fields; null when there is none. */
export function checkMail(form: MailForm): FormError<'host' | 'port' | 'sender'> | null {
  if (form.host.trim() === '') return { field: 'host', text: 'Server is required.' };
  const port = readWholeNumber(form.port);
  if (port === null || port < 1 || port > MAX_PORT)
    return { field: 'port', text: 'A port from 1 to 65535 is required.' };
  if (!/^[^\s@]+@[^\s@]+$/.test(form.sender.trim()))
    return { field: 'sender', text: 'An email address is required.' };
  return null;
}

/** What is sent of a form without problems; the password is left out to keep the stored one. */
export function toTypedMail(form: MailForm, stored: MailSettings): TypedMail {
  const typed = {
    host: form.host.trim(),
    port: readWholeNumber(form.port) ?? stored.port,
    security: toSecurity(form.security),
    user: form.user.trim() || null,
    sender: form.sender.trim() || null,
  };
  if (form.secret !== '') return { ...typed, password: form.secret };
  // A stored password is sent to no other server.
  const isKept =
    stored.password.state !== 'none' &&
    typed.user !== null &&
    typed.host.toLowerCase() === stored.host &&
    typed.port === stored.port;
  return isKept ? typed : { ...typed, password: null };
}

/** The form as people compare it; never its password. */
export function mailTexts({ host, port, security, user, sender }: MailForm) {
  const encryption = SECURITIES.find(({ value }) => value === security)?.label ?? security;
  return { Server: host, Port: port, Encryption: encryption, User: user, Sender: sender };
}

/** What is said below the field of the password. */
export function passwordHint({ state }: MailSettings['password']): string {
  if (state === 'unreadable')
    return 'The stored password cannot be read with the keys of this installation. Enter it again.';
  return state === 'none' ? 'None is stored.' : 'One is stored. Leave it empty to keep it.';
}
