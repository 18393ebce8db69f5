import { randomBytes } from 'node:crypto';
import type { SignInWay } from '@vaglio/access-control';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { toTimestamp } from '../../platform/time/timestamps';
import type { Db, Tx } from '../../platform/db/open-database';
import { sessions } from '../../platform/db/schema/sessions.table';

const HOUR_MS = 3_600_000;
/** Idle time in milliseconds after which a session ends (security decision D2). */
export const IDLE_MS = 24 * HOUR_MS;
/** Maximum lifetime of a session in milliseconds. */
const ABSOLUTE_MS = 14 * 24 * HOUR_MS;
/** Maximum number of sessions per person. A further sign-in ends the oldest session. */
const MAX_SESSIONS = 10;

/** Values of a session from which its tokens are created. */
export type OpenedSession = { id: string; nonce: string };

/** Properties of a sign-in that later sessions of the same person inherit. */
export type SignInProof = {
  way: SignInWay;
  /** Id of the session at the provider; null if there is none. */
  providerSid: string | null;
  /** True if a second factor was verified, by this installation or by the provider. */
  hasSecondFactor: boolean;
};

type NewSession = SignInProof & {
  userId: string;
  deviceHash: string;
  userAgent: string | undefined;
  nowMs: number;
};

/** Creates the nonce from which refresh tokens are derived. */
const newNonce = () => randomBytes(16).toString('hex');

/** Opens a session for a person who just signed in. If the person has more than ten sessions, the oldest ones end. */
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

/** Returns the properties of a session's sign-in; null for an unknown session. */
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

/** Records that a person has set up and verified a second factor in a session. */
export async function noteSecondFactor(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ second_factor: true }).where(eq(sessions.id, sessionId));
}

/** Ends a session, unless it has already ended. */
export async function endSession(tx: Tx, sessionId: string, reason: string, nowMs: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ ended_at: toTimestamp(nowMs), ended_reason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));
}

/** Voids the refresh token of a session immediately. The session ends when its last access token expires. */
export async function retireSession(tx: Tx, sessionId: string, endsAtMs: number): Promise<void> {
  await tx
    .update(sessions)
    .set({
      nonce: newNonce(),
      expires_at: sql`least(${sessions.expires_at}, ${toTimestamp(endsAtMs)}::timestamptz)`,
    })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));
}

/** Ends all sessions of a person. The next request from every device is refused. */
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
