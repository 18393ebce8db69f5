import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { readObject } from '../../../platform/http/validation/read-object';
import type { Db, Tx } from '../../../platform/db/open-database';
import { toTimestamp } from '../../../platform/time/timestamps';
import { passkeyChallenges } from '../../../platform/db/schema/passkeys.table';

/** Lifetime of a challenge in milliseconds. Within this time, a person may look for the device. */
export const CHALLENGE_MS = 5 * 60_000;
const BYTES = 32;

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** Purpose of a challenge, and the id of the person who must respond; null if any person may respond. */
export type Asked = { purpose: Purpose; userId: string | null };

/** Creates a challenge in base64url. Any server of the installation accepts the response. */
export async function makeChallenge(db: Db | Tx, { purpose, userId }: Asked, nowMs: number): Promise<string> {
  const challenge = randomBytes(BYTES).toString('base64url');
  const expires_at = toTimestamp(nowMs + CHALLENGE_MS);
  await db.insert(passkeyChallenges).values({ challenge, purpose, user_id: userId, expires_at });
  return challenge;
}

/**
 * Uses up the signed challenge. Of several concurrent responses, only one gets it.
 * @param clientData data that the browser signed, in base64url
 * @returns the challenge; null if it was used, has expired, or is for another person or purpose
 */
export async function takeChallenge(
  tx: Tx,
  clientData: string,
  { purpose, userId }: Asked,
  nowMs: number,
): Promise<string | null> {
  const challenge = challengeIn(clientData);
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.user_id) : eq(passkeyChallenges.user_id, userId),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expires_at });
  return taken && Date.parse(taken.expiresAt) > nowMs ? challenge : null;
}

/** Deletes expired challenges. */
export async function pruneChallenges(db: Db, nowMs: number): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, toTimestamp(nowMs)));
}

function challengeIn(clientData: string): string {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const { challenge } = readObject(parsed);
    // PostgreSQL cannot store NUL characters, and no challenge of ours contains any.
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
