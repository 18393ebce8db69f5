import { createHmac, randomBytes } from 'node:crypto';
import { keyId, keyWithId, type KeyRing } from '../../platform/keys/key-ring';

type StoredSecret = { nonce: string; key_id: string };

/** What is stored of a new secret: all but the key, so that the database alone signs nothing. */
export function newSecret([key]: KeyRing): StoredSecret {
  return { nonce: randomBytes(24).toString('base64url'), key_id: keyId(key) };
}

/** The bytes that sign; null when the key of the installation that they are derived from is gone. */
export function signingKey({ nonce, key_id }: StoredSecret, ring: KeyRing): Buffer | null {
  const key = keyWithId(ring, key_id);
  return key ? createHmac('sha256', key).update(`vaglio webhook ${nonce}`).digest() : null;
}

/** A signing key as receivers are given it. Source: Standard Webhooks, `whsec_` and base64. */
export function secretText(key: Buffer): string {
  return `whsec_${key.toString('base64')}`;
}

/**
 * The headers that prove who sent a body, and when.
 * @param now milliseconds since 1970
 * Source: Standard Webhooks, symmetric signatures (`v1`).
 */
export function signatureHeaders(id: string, body: string, key: Buffer, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
