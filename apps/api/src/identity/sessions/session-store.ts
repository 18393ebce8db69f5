import { randomBytes } from 'node:crypto';
import type { SignInWay } from '@vaglio/access-control';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { toTimestamp } from '../../platform/time/timestamps';
import type { Db, Tx } from '../../platform/db/open-database';
import { sessions } from '../../platform/db/schema/sessions.table';

const HOUR_MS = 3_600_000;
/** A session unused for so long is over (security decision D2). */
export const IDLE_MS = 24 * HOUR_MS;
/** However busy, a session ends after so long. */
const ABSOLUTE_MS = 14 * 24 * HOUR_MS;
/** More sign-ins of one person end the oldest. */
const MAX_SESSIONS = 10;

/** A session as its tokens name it. */
export type OpenedSession = { id: string; nonce: string };

/** The part of a sign-in that a later session of the same person keeps. */
export type SignInProof = {
  way: SignInWay;
  /** Session at the provider; null where there is none. */
  providerSid: string | null;
  /** Whether a second factor was proved, here or at the provider. */
  hasSecondFactor: boolean;
};

type NewSession = SignInProof & {
  userId: string;
  deviceHash: string;
  userAgent: string | undefined;
  nowMs: number;
};

/** What its refresh tokens are proven by. */
const newNonce = () => randomBytes(16).toString('hex');

/** Opens a session for a person who has just authenticated, and ends their oldest beyond ten. */
export async function storeSession(
  tx: Tx,
  { userId, way, providerSid, hasSecondFactor, deviceHash, userAgent, nowMs }: NewSession,
): Promise<OpenedSession> {
  const now = toTimestamp(nowMs);
  const nonce = newNonce();
  const [session] = await tx
    .insert(sessions)
    .values({
      user_id: userId,
      way,
      provider_sid: providerSid,
      second_factor: hasSecondFactor,
      device_hash: deviceHash,
      nonce,
      user_agent: userAgent?.slice(0, 200),
      rotated_at: now,
      auth_time: now,
      last_used_at: now,
      expires_at: toTimestamp(nowMs + ABSOLUTE_MS),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('no session was stored');
  await endOldest(tx, userId, now);
  return { id: session.id, nonce };
}

/** Sign-in by which a session was opened; null for a session that does not exist. */
export async function readProof(tx: Db | Tx, sessionId: string): Promise<SignInProof | null> {
  const [proof] = await tx
    .select({
      way: sessions.way,
      providerSid: sessions.provider_sid,
      hasSecondFactor: sessions.second_factor,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return proof ?? null;
}

/** Notes that the person of a session has proved a second factor in it, which they have just set up. */
export async function noteSecondFactor(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ second_factor: true }).where(eq(sessions.id, sessionId));
}

/** Ends one session; one that has ended stays as it is. */
export async function endSession(tx: Tx, sessionId: string, reason: string, nowMs: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ ended_at: toTimestamp(nowMs), ended_reason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));
}

/** Makes the refresh token of a session worthless at once, and ends it when its last access token does. */
export async function retireSession(tx: Tx, sessionId: string, endsAtMs: number): Promise<void> {
  await tx
    .update(sessions)
    .set({
      nonce: newNonce(),
      expires_at: sql`least(${sessions.expires_at}, ${toTimestamp(endsAtMs)}::timestamptz)`,
    })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));
}

/** Ends every session of a person: their next request is refused, on every device. */
export async function endSessionsOf(tx: Tx, userId: string, reason: string, nowMs: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ ended_at: toTimestamp(nowMs), ended_reason: reason })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at)));
}

async function endOldest(tx: Tx, userId: string, now: string): Promise<void> {
  const beyond = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNull(sessions.ended_at), sql`${sessions.expires_at} > ${now}`))
    .orderBy(desc(sessions.created_at), desc(sessions.id))
    .offset(MAX_SESSIONS);
  await tx
    .update(sessions)
    .set({ ended_at: now, ended_reason: 'too many sessions' })
    .where(inArray(sessions.id, beyond));
}
