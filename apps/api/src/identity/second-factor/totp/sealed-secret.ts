import { createHmac } from 'node:crypto';
import { keyId, type KeyRing } from '../../../platform/keys/key-ring';
import { derivedKey, openSecret as open, sealSecret as seal } from '../../../platform/keys/sealed-secret';

const sealedFor = (userId: string) => ({ use: 'second factor', owner: userId });

/** The secret of an authenticator app as the database keeps it, for one person. */
export function sealSecret(secret: Buffer, userId: string, peppers: KeyRing): string {
  return seal(secret, sealedFor(userId), peppers);
}

/** The secret again; null when its pepper is lost, or it was sealed for somebody else or changed. */
export function openSecret(sealed: string, userId: string, peppers: KeyRing): Buffer | null {
  return open(sealed, sealedFor(userId), peppers);
}

/** What the database keeps of a recovery code, with each pepper of the ring; the first is that in use. */
export function codeHashes(code: string, userId: string, peppers: KeyRing): [string, ...string[]] {
  const hashWith = (pepper: Uint8Array) => {
    const mac = createHmac('sha256', derivedKey(pepper, 'recovery codes')).update(`${userId}:${code}`);
    return `${keyId(pepper)}:${mac.digest('hex')}`;
  };
  const [first, ...others] = peppers;
  return [hashWith(first), ...others.map(hashWith)];
}
