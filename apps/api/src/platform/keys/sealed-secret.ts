import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyId, keyWithId, type KeyRing } from './key-ring';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose and owner of an encrypted secret. The secret can be decrypted only for the same purpose and owner. */
export type SealedFor = { use: string; owner: string };

/** Derives a separate key for each purpose from the pepper. The pepper is not stored in the database. */
export const derivedKey = (pepper: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', pepper, Buffer.alloc(0), `vaglio ${use}`, 32));

/**
 * Encrypts a secret for storage in the database.
 * @returns the id of the pepper, a colon, and the initialization vector, tag and ciphertext in base64
 */
export function sealSecret(secret: Buffer, { use, owner }: SealedFor, [pepper]: KeyRing): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey(pepper, use), iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return `${keyId(pepper)}:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')}`;
}

/**
 * Decrypts a secret; null if its pepper is lost, if it was modified, or if it was encrypted for another purpose or
 * owner.
 */
export function openSecret(sealed: string, { use, owner }: SealedFor, peppers: KeyRing): Buffer | null {
  const [id = '', data = ''] = sealed.split(':');
  const pepper = keyWithId(peppers, id);
  if (!pepper) return null;
  const bytes = Buffer.from(data, 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, derivedKey(pepper, use), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
