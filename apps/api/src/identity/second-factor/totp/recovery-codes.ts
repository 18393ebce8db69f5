import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import type { KeyRing } from '../../../platform/keys/key-ring';
import { toTimestamp } from '../../../platform/time/timestamps';
import { codeHashes } from './sealed-secret';
import { recoveryCodes } from '../../../platform/db/schema/second-factors.table';

const COUNT = 10;
/** Without letters and digits that look alike: five bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 140 bits in seven groups, so that a fast hash keeps them secret even from who has the pepper. */
const LENGTH = 28;
const GROUP = 4;

/** Ten new codes in place of all earlier ones. @returns them, which the database cannot show again */
export async function renewRecoveryCodes(tx: Tx, userId: string, peppers: KeyRing): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await removeRecoveryCodes(tx, userId);
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: codeHashes(code, userId, peppers)[0] })));
  return codes;
}

/** How many of a person are unused. */
export function countRecoveryCodes(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
}

/** Removes all of a person, who has nothing left that they could replace. */
export async function removeRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

/** Uses a code up; of two at once only one gets true. */
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

/** A code as it was shown, however it was typed: without dashes, blanks and invisible characters. */
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
