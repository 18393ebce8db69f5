import { withoutPort } from '../../platform/outbound-http/address-guard';

/** Reason why no request reached a server, with a message that suggests the next step. */
export interface ConnectionFault {
  readonly error: string;
  /** True if a retry of the request may succeed. */
  readonly mayRetry: boolean;
}

/** Error codes of Node, OpenSSL and undici, with their messages for the address `host`. */
const FAULTS: readonly (readonly [codes: RegExp, words: (host: string) => string, mayRetry?: boolean])[] = [
  [
    /^ENOTFOUND$|^EAI_NONAME$|^EAI_NODATA$/,
    (host) => `The name ${withoutPort(host)} is not known (DNS): check the address.`,
  ],
  [/^EAI_/, (host) => `The name ${withoutPort(host)} cannot be looked up now (DNS).`, true],
  [/^ECONNREFUSED$/, (host) => `Nothing listens at ${host}: is the model server running?`, true],
  [/^EHOSTUNREACH$|^ENETUNREACH$|^EADDRNOTAVAIL$/, (host) => `There is no route to ${host}.`, true],
  [
    /^ETIMEDOUT$|^UND_ERR_CONNECT_TIMEOUT$/,
    (host) => `${host} does not answer: the connection timed out.`,
    true,
  ],
  [/^CERT_HAS_EXPIRED$/, (host) => `The certificate of ${host} has expired (TLS).`],
  [/^CERT_NOT_YET_VALID$/, (host) => `The certificate of ${host} is not valid yet (TLS): check the clocks.`],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, (host) => `The certificate is for another name than ${host} (TLS).`],
  [
    /SELF_SIGNED|^UNABLE_TO_|^CERT_|^INVALID_CA$/,
    (host) =>
      `The certificate of ${host} is not from an authority that this server knows (TLS): NODE_EXTRA_CA_CERTS can name one.`,
  ],
  [
    /service of the cloud/,
    (host) => `${host} is a service of the cloud: the address must be that of the model server.`,
  ],
  [
    /private network|usual ports|begin with https/,
    (host) =>
      `${host} is not a public address with https. The operator of the server can allow it with PRIVATE_MODEL_HOSTS.`,
  ],
  [/^ERR_SSL_|^EPROTO$/, (host) => `${host} does not speak TLS: should the address begin with http://?`],
];

/**
 * Interprets the error of a `fetch` that failed before the request could reach the server.
 * @param host host of the address, with its port
 * @returns null for any other error
 */
export function connectionFault(error: unknown, host: string): ConnectionFault | null {
  const texts = codesOf(error);
  if (texts.some((text) => /unexpected redirect/iu.test(text)))
    return {
      error: `${host} redirects to another address: enter that one.`,
      mayRetry: false,
    };
  for (const code of texts) {
    const fault = FAULTS.find(([codes]) => codes.test(code));
    if (fault !== undefined) return { error: fault[1](host), mayRetry: fault[2] ?? false };
  }
  return null;
}

const DEEPEST = 5;

/** Returns the codes and messages of an error and its causes. Works with errors of any library. */
function codesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return [];
  const part = (name: string): unknown => Reflect.get(error, name);
  const parts: unknown = part('errors');
  return [
    String(part('code') ?? ''),
    String(part('message') ?? ''),
    ...codesOf(part('cause'), depth + 1),
    ...(Array.isArray(parts) ? parts.flatMap((each: unknown) => codesOf(each, depth + 1)) : []),
  ];
}
