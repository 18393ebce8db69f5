import type { MailSettings, TypedMail } from '@vaglio/contract';
import { readWholeNumber, type FormError } from '@vaglio/ui';

type Security = TypedMail['security'];

/** Form values of the mail server settings. */
export interface MailForm {
  readonly host: string;
  readonly port: string;
  readonly security: string;
  readonly user: string;
  /** Password for the mail server. '' keeps the stored password. */
  readonly secret: string;
  readonly sender: string;
  /** Password of the signed-in administrator. */
  readonly password: string;
}

export const SECURITIES: readonly { readonly value: Security; readonly label: string }[] = [
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'tls', label: 'TLS' },
  { value: 'none', label: 'None' },
];
/** Default port of each encryption method. */
const PORTS: Readonly<Record<Security, string>> = { starttls: '587', tls: '465', none: '25' };

/** Returns the label of an encryption method. */
export function encryptionText(security: string): string {
  if (security === 'starttls_if_offered') return 'STARTTLS if the server offers it';
  return SECURITIES.find(({ value }) => value === security)?.label ?? security;
}

/** Returns the default port of an encryption method. A typed port is kept if it is not a default port. */
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

/** Returns the first problem of the mail form in field order, or null if the form is valid. */
export function checkMail(form: MailForm): FormError<'host' | 'port' | 'sender'> | null {
  if (form.host.trim() === '') return { field: 'host', text: 'Server is required.' };
  const port = readWholeNumber(form.port);
  if (port === null || port < 1 || port > MAX_PORT)
    return { field: 'port', text: 'A port from 1 to 65535 is required.' };
  if (!/^[^\s@]+@[^\s@]+$/.test(form.sender.trim()))
    return { field: 'sender', text: 'An email address is required.' };
  return null;
}

/**
 * Converts a valid mail form to a request body. Without a new password, the stored password is kept. The server refuses
 * to use it with another host or port.
 */
export function toTypedMail(form: MailForm, stored: MailSettings): TypedMail {
  const typed = {
    host: form.host.trim(),
    port: readWholeNumber(form.port) ?? stored.port,
    security: toSecurity(form.security),
    user: form.user.trim() || null,
    sender: form.sender.trim() || null,
  };
  if (form.secret !== '') return { ...typed, password: form.secret };
  const isKept = stored.password.state !== 'none' && typed.user !== null;
  return isKept ? typed : { ...typed, password: null };
}

/** Returns the mail form values as text for comparisons. The password is omitted. */
export function mailTexts({ host, port, security, user, sender }: MailForm) {
  return { Server: host, Port: port, Encryption: encryptionText(security), User: user, Sender: sender };
}

/** Returns the hint below the password field. */
export function passwordHint({ state }: MailSettings['password']): string {
  if (state === 'unreadable')
    return 'The stored password cannot be read with the keys of this installation. Enter it again.';
  return state === 'none' ? 'None is stored.' : 'A password is stored. Leave blank to keep it.';
}
