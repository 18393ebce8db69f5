import { createHmac, randomBytes } from 'node:crypto';
import { keyId, keyWithId, type KeyRing } from '../../platform/keys/key-ring';

type StoredSecret = { nonce: string; key_id: string };

/**
 * Creates the stored part of a new secret. The signing key also requires the installation key, so nobody can sign with
 * the database alone.
 */
export function newSecret([key]: KeyRing): StoredSecret {
  return { nonce: randomBytes(24).toString('base64url'), key_id: keyId(key) };
}

/** Derives the signing key of a webhook; null if its installation key no longer exists. */
export function signingKey({ nonce, key_id }: StoredSecret, ring: KeyRing): Buffer | null {
  const key = keyWithId(ring, key_id);
  return key ? createHmac('sha256', key).update(`vaglio webhook ${nonce}`).digest() : null;
}

/** Formats a signing key for receivers, as `whsec_` followed by base64. Source: Standard Webhooks. */
export function secretText(key: Buffer): string {
  return `whsec_${key.toString('base64')}`;
}

/**
 * Returns the headers that authenticate a request body and its time.
 * @param now milliseconds since 1970
 * Source: Standard Webhooks, symmetric signatures (`v1`).
 */
export function signatureHeaders(id: string, body: string, key: Buffer, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
