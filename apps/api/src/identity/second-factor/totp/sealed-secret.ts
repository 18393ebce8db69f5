import { createHmac } from 'node:crypto';
import { keyId, type KeyRing } from '../../../platform/keys/key-ring';
import { derivedKey, openSecret as open, sealSecret as seal } from '../../../platform/keys/sealed-secret';

const sealedFor = (userId: string) => ({ use: 'second factor', owner: userId });

/** Encrypts the secret of a person's authenticator app for the database. */
export function sealSecret(secret: Buffer, userId: string, peppers: KeyRing): string {
  return seal(secret, sealedFor(userId), peppers);
}

/** Decrypts an app secret; null if its pepper is lost, or if it was changed or encrypted for another person. */
export function openSecret(sealed: string, userId: string, peppers: KeyRing): Buffer | null {
  return open(sealed, sealedFor(userId), peppers);
}

/** Returns the hashes of a recovery code, one for each pepper of the ring. The first pepper is the current one. */
export function codeHashes(code: string, userId: string, peppers: KeyRing): [string, ...string[]] {
  const hashWith = (pepper: Uint8Array) => {
    const mac = createHmac('sha256', derivedKey(pepper, 'recovery codes')).update(`${userId}:${code}`);
    return `${keyId(pepper)}:${mac.digest('hex')}`;
  };
  const [first, ...others] = peppers;
  return [hashWith(first), ...others.map(hashWith)];
}
