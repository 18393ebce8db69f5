import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keyId, keyWithId, type KeyRing } from '../../../platform/keys/key-ring';
import { once } from '../../../platform/util/once';
import { HASHES_AT_ONCE } from '../../../platform/http/overload/work-kinds';
import { workLimiter } from '../../../platform/http/overload/work-limiter';

/** argon2id with 19 MiB, two passes, one lane; raise them here and every sign-in renews its hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Behind the queue of those who sign in, and also for passwords that are set. */
export const hashing = workLimiter({
  atOnce: HASHES_AT_ONCE,
  waiting: 50,
  refusal: 'Too many people sign in right now. Please try again.',
});

/** Loaded by the first sign-in: most starts hash nothing. */
const argon2 = once(() => import('@node-rs/argon2'));
const dummyHash = once(() => hash(randomBytes(32).toString('base64')));

/** The digest that a browser sends for a password: SHA-256 of its UTF-8 bytes with composed accents, lower-case hex. */
export function digestOf(password: string): string {
  return createHash('sha256').update(password.normalize('NFC'), 'utf8').digest('hex');
}

/**
 * Id of the pepper, a colon, and the PHC string of argon2id over HMAC-SHA-256(pepper, digest) with a fresh salt.
 * @throws Refusal 503 when too many wait
 */
export async function hashPassword(digest: string, [pepper]: KeyRing): Promise<string> {
  return `${keyId(pepper)}:${await hashing.run(() => hash(peppered(digest, pepper)))}`;
}

/**
 * Whether a digest is the one that was hashed.
 * @param stored as `hashPassword` returned it, or null for an unknown account: then a dummy is verified, so that the answer takes as long
 * @returns `isOutdated` when the hash should be renewed because the cost or the pepper in use is another one now
 * @throws Refusal 503 when too many wait
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

/** `phc` is null for an unknown account and for a hash whose pepper is lost. */
function readStored(stored: string | null, peppers: KeyRing): { pepper: Uint8Array; phc: string | null } {
  if (stored === null) return { pepper: peppers[0], phc: null };
  // Hashes from before peppers had ids were made with the oldest one.
  if (stored.startsWith('$')) return { pepper: peppers.at(-1) ?? peppers[0], phc: stored };
  const [id = '', phc = ''] = stored.split(':');
  const pepper = keyWithId(peppers, id);
  return pepper ? { pepper, phc } : { pepper: peppers[0], phc: null };
}

/** As text, because the library takes bytes for UTF-8. */
function peppered(digest: string, pepper: Uint8Array): string {
  return createHmac('sha256', pepper).update(digest).digest('base64');
}
