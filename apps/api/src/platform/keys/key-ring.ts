import { createHmac } from 'node:crypto';

/** Purposes of the installation's secrets. Source: security decisions D1, D2 and D15. */
export const KEY_NAMES = ['token', 'refresh', 'pepper', 'audit'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** Current secret, followed by previous secrets. Previous secrets only verify or decrypt old values. */
export type KeyRing = readonly [Uint8Array, ...Uint8Array[]];

/**
 * Key rings by purpose:
 * - `token` signs access tokens (HS256).
 * - `refresh` derives refresh tokens from a session's nonce.
 * - `pepper` is part of every password hash and is not stored in the database.
 * - `audit` masks email addresses in the audit trail and in sign-in limits.
 */
export type Keys = Readonly<Record<KeyName, KeyRing>>;

/** Returns the public id of a secret. It has 16 hex digits and does not reveal the secret. */
export function keyId(key: Uint8Array): string {
  return createHmac('sha256', key).update('vaglio key id').digest('hex').slice(0, 16);
}

/** Returns the key with this id; undefined if the ring does not contain it. */
export function keyWithId(ring: KeyRing, id: string): Uint8Array | undefined {
  return ring.find((key) => keyId(key) === id);
}
