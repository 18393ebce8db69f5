import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keyId, keyWithId, type KeyRing } from '../../../platform/keys/key-ring';
import { once } from '../../../platform/util/once';
import { HASHES_AT_ONCE } from '../../../platform/http/overload/work-kinds';
import { workLimiter } from '../../../platform/http/overload/work-limiter';

/** Cost of argon2id: 19 MiB, two passes, one lane. After the cost is increased, each sign-in renews the stored hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Limits concurrent password hashes, in addition to the queue of sign-ins. It also applies to new passwords. */
export const hashing = workLimiter({
  atOnce: HASHES_AT_ONCE,
  waiting: 50,
  refusal: 'Too many people sign in right now. Please try again.',
});

/** Loads the hash library with the first sign-in, because most starts hash nothing. */
const argon2 = once(() => import('@node-rs/argon2'));
const dummyHash = once(() => hash(randomBytes(32).toString('base64')));

/** Returns the digest that browsers send for a password: SHA-256 of its UTF-8 bytes in NFC, in lower-case hex. */
export function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC'), 'utf8').digest('hex');
}

/**
 * Hashes a password digest. Returns the id of the pepper, a colon, and the PHC string of argon2id over
 * HMAC-SHA-256(pepper, digest) with a new salt.
 * @throws Refusal 503 if too many requests wait
 */
export async function hashPassword(digest: string, [pepper]: KeyRing): Promise<string> {
  return `${keyId(pepper)}:${await hashing.run(() => hash(peppered(digest, pepper)))}`;
}

/**
 * Verifies a password digest.
 * @param stored result of `hashPassword`, or null for an unknown account. A dummy hash is then verified, so that the
 * response takes as long
 * @returns `isOutdated` if the hash must be renewed because the cost or the current pepper changed
 * @throws Refusal 503 if too many requests wait
 */
export async function checkPassword(digest: string, stored: string | null, peppers: KeyRing) {
  const dummy = dummyHash();
  const { pepper, phc } = readStored(stored, peppers);
  const against = phc ?? (await dummy);
  const { verify } = await argon2();
  const isRight = await hashing.run(() => verify(against, peppered(digest, pepper)));
  return {
    isRight: isRight && phc !== null,
    isOutdated: phc !== null && !(phc.startsWith(CURRENT) && stored?.startsWith(keyId(peppers[0]))),
  };
}

async function hash(text: string): Promise<string> {
  return (await argon2()).hash(text, COST);
}

/** Parses a stored password hash. `phc` is null for an unknown account and for a hash whose pepper is lost. */
function readStored(stored: string | null, peppers: KeyRing): { pepper: Uint8Array; phc: string | null } {
  if (stored === null) return { pepper: peppers[0], phc: null };
  // Hashes without a pepper id were created with the oldest pepper.
  if (stored.startsWith('$')) return { pepper: peppers.at(-1) ?? peppers[0], phc: stored };
  const [id = '', phc = ''] = stored.split(':');
  const pepper = keyWithId(peppers, id);
  return pepper ? { pepper, phc } : { pepper: peppers[0], phc: null };
}

/** Mixes the pepper into a digest. The result is text, because the library interprets bytes as UTF-8. */
function peppered(digest: string, pepper: Uint8Array): string {
  return createHmac('sha256', pepper).update(digest).digest('base64');
}
