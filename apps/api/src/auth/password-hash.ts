import { createHash, createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { turnQueue } from '../turn-queue';

/** argon2id with 19 MiB, two passes, one lane; raise them here and every sign-in renews its hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** One hash keeps one core busy. */
const inTurn = turnQueue({
  atOnce: availableParallelism(),
  waiting: 50,
  refusal: 'Too many people sign in right now. Please try again.',
});

let dummyHash: Promise<string> | undefined;

/** The digest that a browser sends for a password: SHA-256 of its UTF-8 bytes, lower-case hex. */
export function digestOf(password: string): string {
  return createHash('sha256').update(password, 'utf8').digest('hex');
}

/** PHC string of argon2id over HMAC-SHA-256(pepper, digest), with a fresh salt. @throws Refusal 503 when too many wait */
export function hashPassword(digest: string, pepper: Uint8Array): Promise<string> {
  return inTurn(() => hash(peppered(digest, pepper), COST));
}

/**
 * Whether a digest is the one that was hashed.
 * @param stored PHC string, or null for nobody: then a dummy is verified, so that the answer takes as long
 * @returns `isOutdated` when the hash should be renewed because today's cost is another
 * @throws Refusal 503 when too many wait
 */
export async function checkPassword(digest: string, stored: string | null, pepper: Uint8Array) {
  dummyHash ??= hash(randomBytes(32).toString('base64'), COST);
  const against = stored ?? (await dummyHash);
  const isRight = await inTurn(() => verify(against, peppered(digest, pepper)));
  return { isRight: isRight && stored !== null, isOutdated: stored !== null && !stored.startsWith(CURRENT) };
}

/** As text, because the library takes bytes for UTF-8. */
function peppered(digest: string, pepper: Uint8Array): string {
  return createHmac('sha256', pepper).update(digest).digest('base64');
}
