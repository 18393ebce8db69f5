import { RefusedAddress, withoutPort } from '../outbound-http/address-guard';

type Server = { host: string; port: number; password: string | null };

const MAX_QUOTE = 200;

/** Error codes of Node, OpenSSL and the mail client, each with a function that returns the explanation for a server. */
const FAULTS: readonly (readonly [code: RegExp, words: (place: string) => string])[] = [
  [
    /^ENOTFOUND$|^EDNS$|^EAI_/,
    (place) => `The name ${withoutPort(place)} is not known (DNS): check the server.`,
  ],
  [/^ECONNREFUSED$/, (place) => `Nothing listens at ${place}: check server and port.`],
  [/^EHOSTUNREACH$|^ENETUNREACH$/, (place) => `There is no route to ${place}.`],
  [/^ETIMEDOUT$/, (place) => `${place} does not answer in time: check server, port and encryption.`],
  [/^CERT_HAS_EXPIRED$/, (place) => `The certificate of ${place} has expired (TLS).`],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, (place) => `The certificate is for another name than ${place} (TLS).`],
  [
    /SELF_SIGNED|^UNABLE_TO_|^CERT_|^INVALID_CA$/,
    (place) =>
      `The certificate of ${place} is not from an authority that this server knows (TLS): NODE_EXTRA_CA_CERTS can name one.`,
  ],
  [
    /^ERR_SSL_|^EPROTO$/,
    (place) => `${place} does not begin with TLS: choose STARTTLS, or the port for TLS, usually 465.`,
  ],
  [/^ETLS$/, (place) => `${place} offers no encryption after STARTTLS.`],
];

/** Returns the reason why a mail was not sent. The text does not contain the password. */
export function mailFailure(error: unknown, { host, port, password }: Server): string {
  if (error instanceof RefusedAddress)
    return `${error.message} The operator of the server can allow it: PRIVATE_MAIL_HOSTS=${host}:${port}`;
  const place = `${host}:${port}`;
  const said = saidBy(error, password);
  if (partOf(error, 'code') === 'EAUTH') return `The mail server refuses user or password.${said}`;
  const codes = codesOf(error);
  const fault = FAULTS.find(([code]) => codes.some((each) => code.test(each)));
  if (fault) return fault[1](place);
  if (said !== '') return `The mail server refuses the mail.${said}`;
  return `The connection to ${place} was lost.`;
}

/** Returns the server's response as a quotation; '' if there is none. */
function saidBy(error: unknown, password: string | null): string {
  const said = partOf(error, 'response').replaceAll(/\s+/g, ' ').trim();
  if (said === '') return '';
  const text = password === null ? said : said.replaceAll(password, '…');
  return ` It says: ${text.slice(0, MAX_QUOTE)}`;
}

/** Returns the error codes of the operating system and of the mail client. */
const codesOf = (error: unknown): string[] => [partOf(error, 'originalCode'), partOf(error, 'code')];

function partOf(error: unknown, name: string): string {
  return error instanceof Error ? String(Reflect.get(error, name) ?? '') : '';
}
