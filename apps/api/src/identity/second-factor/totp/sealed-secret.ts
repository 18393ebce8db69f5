import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { keyId, keyWithId, type KeyRing } from '../../../platform/keys/key-ring';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The pepper is in no copy of the database; a key of its own is derived from it for each use. */
const derived = (pepper: Uint8Array, use: string) =>
  Buffer.from(hkdfSync('sha256', pepper, Buffer.alloc(0), `vaglio ${use}`, 32));

/**
 * A secret as the database keeps it: the id of the pepper, a colon, and base64 of initial vector, tag and cipher text.
 * It can be opened for the same person only.
 */
export function sealSecret(secret: Buffer, userId: string, [pepper]: KeyRing): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, derived(pepper, 'second factor'), iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return `${keyId(pepper)}:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')}`;
}

/** The secret again; null when its pepper is lost, or it was sealed for somebody else or changed. */
export function openSecret(sealed: string, userId: string, peppers: KeyRing): Buffer | null {
  const [id = '', data = ''] = sealed.split(':');
  const pepper = keyWithId(peppers, id);
  if (!pepper) return null;
  const bytes = Buffer.from(data, 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, derived(pepper, 'second factor'), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** What the database keeps of a recovery code, with each pepper of the ring; the first is that in use. */
export function codeHashes(code: string, userId: string, peppers: KeyRing): [string, ...string[]] {
  const hashWith = (pepper: Uint8Array) => {
    const mac = createHmac('sha256', derived(pepper, 'recovery codes')).update(`${userId}:${code}`);
    return `${keyId(pepper)}:${mac.digest('hex')}`;
  };
  const [first, ...others] = peppers;
  return [hashWith(first), ...others.map(hashWith)];
}
