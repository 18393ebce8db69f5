/** Why no request arrived at a server, in words that name the next step. */
export interface ConnectionFault {
  readonly error: string;
  /** Whether a second try may help. */
  readonly mayRetry: boolean;
}

/** Codes of Node, OpenSSL and undici, with what they mean at an address `host`. */
const FAULTS: readonly (readonly [codes: RegExp, words: (host: string) => string, mayRetry?: boolean])[] = [
  [
    /^ENOTFOUND$|^EAI_NONAME$|^EAI_NODATA$/,
    (host) => `The name ${host} is not known (DNS): check the address.`,
  ],
  [/^EAI_/, (host) => `The name ${host} cannot be looked up now (DNS).`, true],
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
 * Reads the error of a `fetch` that ended before a request can have arrived.
 * @param host of the address, with its port
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

/** Codes and messages of an error and of its causes, whichever library made them. */
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
