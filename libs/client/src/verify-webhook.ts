/** An event as a webhook receives it. */
export interface WebhookEvent {
  /** Such as decision.set; of a later release perhaps one that is not in docs/api.md. */
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ReceivedWebhook {
  /** As it was received, before it is parsed. */
  readonly body: string;
  /** A header of the request by its name in lower case. */
  readonly header: (name: string) => string | null | undefined;
  /** `whsec_…`, shown when the webhook was made. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

const TOLERANCE_SECONDS = 5 * 60;
/** A signature of the first version; others are passed over. */
const BASE64 = /^v1,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * Checks that an event comes from the installation, and is no older than five minutes (Standard Webhooks).
 * @throws Error when it does not, or a header is missing: answer 400 then
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
  // Several, while a secret is replaced.
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
