import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { keyId, type KeyRing } from '../../../platform/keys/key-ring';
import { toTimestamp } from '../../../platform/time/timestamps';
import { plainCode, renewRecoveryCodes, takeRecoveryCode } from './recovery-codes';
import { openSecret, sealSecret } from './sealed-secret';
import { secondFactors } from '../../../platform/db/schema/second-factors.table';
import { newSecret, stepOfCode } from './totp';

/** Entered code and the values needed to verify it. */
export type GivenCode = { userId: string; code: string; peppers: KeyRing; nowMs: number };

/** Returns the time at which an authenticator app was set up; null if there is none. */
export async function readSecondFactor(db: Db | Tx, userId: string): Promise<{ since: string | null }> {
  const [row] = await db
    .select({ since: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(and(eq(secondFactors.user_id, userId), isNotNull(secondFactors.confirmed_at)));
  return { since: row?.since ?? null };
}

/** Creates an app secret that is activated by its first code; null if an app is already set up. */
export async function beginSecondFactor(tx: Tx, userId: string, peppers: KeyRing): Promise<Buffer | null> {
  const secret = newSecret();
  const sealed_secret = sealSecret(secret, userId, peppers);
  const begun = await tx
    .insert(secondFactors)
    .values({ user_id: userId, sealed_secret })
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: { sealed_secret },
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ userId: secondFactors.user_id });
  return begun.length === 1 ? secret : null;
}

/**
 * Activates an authenticator app by its first code.
 * @returns new recovery codes, which replace the codes created for passkeys; null for a wrong code or without a
 * pending setup
 */
export async function confirmSecondFactor(tx: Tx, given: GivenCode): Promise<string[] | null> {
  if (!(await takeAppCode(tx, given, isNull(secondFactors.confirmed_at)))) return null;
  await tx
    .update(secondFactors)
    .set({ confirmed_at: toTimestamp(given.nowMs) })
    .where(eq(secondFactors.user_id, given.userId));
  return renewRecoveryCodes(tx, given.userId, given.peppers);
}

/**
 * Uses up an app code or a recovery code.
 * @returns the kind of code; null for a wrong or used code
 */
export async function takeCode(tx: Tx, given: GivenCode): Promise<'code' | 'recovery code' | null> {
  if (await takeAppCode(tx, given, isNotNull(secondFactors.confirmed_at))) return 'code';
  return (await takeRecoveryCode(tx, given)) ? 'recovery code' : null;
}

/**
 * Removes the authenticator app; recovery codes remain.
 * @returns whether an app was set up
 */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.user_id, userId))
    .returning({ since: secondFactors.confirmed_at });
  return removed.some(({ since }) => since !== null);
}

/**
 * Uses up an app code. The row is locked, so that each code is accepted only once. A secret encrypted with a previous
 * pepper is encrypted again with the current one.
 */
async function takeAppCode(
  tx: Tx,
  { userId, code, peppers, nowMs }: GivenCode,
  isWanted: ReturnType<typeof isNull>,
): Promise<boolean> {
  const own = eq(secondFactors.user_id, userId);
  const [row] = await tx.select().from(secondFactors).where(and(own, isWanted)).for('update');
  const secret = row && openSecret(row.sealed_secret, userId, peppers);
  const step = secret ? stepOfCode(secret, plainCode(code), nowMs) : null;
  if (!row || !secret || step === null || step <= row.last_step) return false;
  const isOutdated = !row.sealed_secret.startsWith(keyId(peppers[0]));
  const renewed = isOutdated ? { sealed_secret: sealSecret(secret, userId, peppers) } : {};
  await tx
    .update(secondFactors)
    .set({ last_step: step, ...renewed })
    .where(own);
  return true;
}
