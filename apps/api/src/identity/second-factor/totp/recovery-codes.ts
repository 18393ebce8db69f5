import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import type { KeyRing } from '../../../platform/keys/key-ring';
import { toTimestamp } from '../../../platform/time/timestamps';
import { codeHashes } from './sealed-secret';
import { recoveryCodes } from '../../../platform/db/schema/second-factors.table';

const COUNT = 10;
/** Alphabet of recovery codes, without similar characters. Each character encodes five bits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Number of characters of a recovery code. With 140 bits, a fast hash suffices even if the pepper is known. */
const LENGTH = 28;
const GROUP = 4;

/**
 * Replaces all recovery codes of a person with ten new ones.
 * @returns the new codes, because only their hashes are stored
 */
export async function renewRecoveryCodes(tx: Tx, userId: string, peppers: KeyRing): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await removeRecoveryCodes(tx, userId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: codeHashes(code, userId, peppers)[0] })));
  return codes;
}

/** Counts the unused recovery codes of a person. */
export function countRecoveryCodes(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
}

/** Deletes all recovery codes of a person who has no second factor left. */
export async function removeRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

/** Uses up a recovery code. Of several concurrent calls, only one returns true. */
export async function takeRecoveryCode(
  tx: Tx,
  { userId, code, peppers, nowMs }: { userId: string; code: string; peppers: KeyRing; nowMs: number },
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ used_at: toTimestamp(nowMs) })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        inArray(recoveryCodes.code_hash, codeHashes(readCode(code), userId, peppers)),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ userId: recoveryCodes.user_id });
  return taken.length === 1;
}

/** Normalizes an entered code by removing dashes, spaces and invisible characters. */
export const plainCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}\u2212_.·]/gu, '');

const readCode = (typed: string) => inGroups(plainCode(typed).toLowerCase());

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return inGroups(letters.join(''));
}

const inGroups = (plain: string) =>
  Array.from({ length: Math.ceil(plain.length / GROUP) }, (_, place) =>
    plain.slice(place * GROUP, (place + 1) * GROUP),
  ).join('-');
