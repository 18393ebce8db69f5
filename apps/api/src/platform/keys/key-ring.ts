import { createHmac } from 'node:crypto';

/** The secrets of an installation, by what they are for. Source: security decisions D1, D2 and D15. */
export const KEY_NAMES = ['token', 'refresh', 'pepper', 'audit'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** A secret and those that it replaced: the first is used for what is new, the others only to verify what is old. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]];

/**
 * - `token` signs access tokens (HS256).
 * - `refresh` derives refresh tokens from a session's nonce.
 * - `pepper` is mixed into every password hash and kept out of the database.
 * - `audit` masks email addresses in the audit trail and in the limits of sign-ins.
 */
export type Keys = Readonly<Record<KeyName, KeyRing>>;

/** Public name of a secret: 16 hex digits that reveal nothing of it. */
export function keyId(key: Uint8Array): string {
  return createHmac('sha256', key).update('vaglio key id').digest('hex').slice(0, 16);
}

/** The key of a ring that has this id; undefined for the id of another installation's key. */
export function keyWithId(ring: KeyRing, id: string): Uint8Array | undefined {
  return ring.find((key) => keyId(key) === id);
}
