/** Event that a webhook receives. */
export interface WebhookEvent {
  /** Event type, such as decision.set. Later releases may send types that are missing in docs/api.md. */
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ReceivedWebhook {
  /** Request body as received, before parsing. */
  readonly body: string;
  /**
   * Returns a header of the request.
   * @param name name of the header in lower case
   */
  readonly header: (name: string) => string | null | undefined;
  /** Webhook secret (`whsec_…`), which was shown when the webhook was created. */
  readonly secret: string;
  /** Current time in milliseconds since 1970. */
  readonly now?: number;
}

const TOLERANCE_SECONDS = 5 * 60;
/** Pattern of a signature of version 1. Signatures of other versions are ignored. */
const BASE64 = /^v1,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Checks that an event was sent by the installation and is at most five minutes old (Standard Webhooks).
 * @throws Error if the check fails or a header is missing; respond with status 400 in this case
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<WebhookEvent> {
  const { body, header, secret, now = Date.now() } = received;
  const [id, timestamp] = [header('webhook-id') ?? '', header('webhook-timestamp') ?? ''];
  const age = Math.abs(now / 1000 - Number(timestamp));
  if (id === '' || timestamp === '' || !(age <= TOLERANCE_SECONDS))
    throw new Error('This is no webhook of the last five minutes.');
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const isRight = (signature: string) =>
    crypto.subtle.verify('HMAC', key, bytesOf(signature), signed).catch(() => false);
  // While a secret is being replaced, there are several signatures.
  for (const signature of (header('webhook-signature') ?? '').split(' '))
    if (BASE64.test(signature) && (await isRight(signature.slice('v1,'.length))))
      return readEvent(JSON.parse(body));
  throw new Error('The signature of this webhook is wrong.');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function readEvent(value: unknown): WebhookEvent {
  if (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'timestamp' in value &&
    'data' in value
  ) {
    const { type, timestamp, data } = value;
    if (
      typeof type === 'string' &&
      typeof timestamp === 'string' &&
      typeof data === 'object' &&
      data !== null
    )
      return { type, timestamp, data: Object.fromEntries(Object.entries(data)) };
  }
  throw new Error('This is no event of Vaglio.');
}
