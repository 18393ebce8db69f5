import { and, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import { toTimestamp } from '../../../platform/time/timestamps';
import type { Deps } from '../../../platform/deps';
import { recordEvent, type Actor } from '../../../audit/audit-event';
import type { Tx } from '../../../platform/db/open-database';
import { sessions } from '../../../platform/db/schema/sessions.table';
import { users } from '../../../platform/db/schema/users.table';
import { deviceHash, isProven, readRefreshToken, type PresentedToken } from './refresh-token';
import { endSession, IDLE_MS } from '../../sessions/session-store';
import { tokensOf, type Tokens } from '../open-session';

/**
 * Period, in milliseconds, in which a replaced token returns the same successor. It covers lost responses and
 * concurrent refreshes from two tabs.
 */
export const GRACE_MS = 10_000;

type Rotated = { generation: number; authTime: number; userId: string };

/**
 * Exchanges a refresh token for the next refresh token and a new access token. Of concurrent requests with one token,
 * exactly one advances the session, by a single conditional UPDATE. The other requests get the same successor if they
 * come from the same device within the grace period. Any other reuse, or another device, ends the session.
 * @returns null if the person must sign in again
 * Source: security decision D2.
 */
export async function refreshSession(
  { db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>,
  cookie: string | undefined,
  deviceId: string,
  actor: Actor,
): Promise<Tokens | null> {
  const presented = readRefreshToken(cookie);
  if (!presented) return null;
  const nowMs = now();
  // Nonces never change, so a forged cookie only costs this query and no transaction.
  const [session] = await db
    .select({ nonce: sessions.nonce })
    .from(sessions)
    .where(eq(sessions.id, presented.sessionId));
  if (!session || !isProven(presented, session.nonce, keys.refresh)) return null;
  return db.transaction(async (tx) => {
    const device = deviceHash(deviceId);
    const rotated =
      (await rotate(tx, presented, device, nowMs)) ??
      (await successorOrEnd(tx, presented, device, nowMs, actor));
    if (!rotated) return null;
    const [owner] = await tx
      .select({ id: users.id, role: users.role, scopes: users.scopes })
      .from(users)
      .where(eq(users.id, rotated.userId));
    if (!owner) return null;
    const { generation, authTime } = rotated;
    return tokensOf({
      owner,
      sessionId: presented.sessionId,
      nonce: session.nonce,
      generation,
      authTime,
      keys,
      nowMs,
    });
  });
}

/** Reasons for ending sessions that `setRole` and `setScopes` record. */
const RIGHTS_CHANGED: readonly (string | null)[] = ['role changed', 'rights changed'];

/** Returns whether the session of a refresh token ended because an administrator changed the person's rights. */
export async function endedByNewRights(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  cookie: string | undefined,
): Promise<boolean> {
  const presented = readRefreshToken(cookie);
  if (!presented) return false;
  const [session] = await db
    .select({ nonce: sessions.nonce, reason: sessions.ended_reason })
    .from(sessions)
    .where(eq(sessions.id, presented.sessionId));
  if (!session || !isProven(presented, session.nonce, keys.refresh)) return false;
  return RIGHTS_CHANGED.includes(session.reason);
}

const authTime = sql<number>`floor(extract(epoch from ${sessions.auth_time}))::int`;

async function rotate(
  tx: Tx,
  presented: PresentedToken,
  device: string,
  nowMs: number,
): Promise<Rotated | undefined> {
  const now = toTimestamp(nowMs);
  const [rotated] = await tx
    .update(sessions)
    .set({ generation: presented.generation + 1, rotated_at: now, last_used_at: now, device_hash: device })
    .where(
      and(
        eq(sessions.id, presented.sessionId),
        eq(sessions.generation, presented.generation),
        inArray(sessions.device_hash, [device, '']),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, now),
        gt(sessions.last_used_at, toTimestamp(nowMs - IDLE_MS)),
        inArray(sessions.user_id, holders(tx)),
      ),
    )
    .returning({ generation: sessions.generation, authTime, userId: sessions.user_id });
  return rotated;
}

/**
 * Returns a query for the accounts that may have a session. The session must have been opened after the last time that
 * all sessions of the account were ended.
 */
function holders(tx: Tx) {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.account_status, 'active'),
        eq(users.must_change_password, false),
        gte(sessions.created_at, users.sessions_valid_from),
      ),
    );
}

async function successorOrEnd(
  tx: Tx,
  { sessionId, generation }: PresentedToken,
  device: string,
  nowMs: number,
  actor: Actor,
): Promise<Rotated | null> {
  const [session] = await tx
    .select({
      generation: sessions.generation,
      authTime,
      userId: sessions.user_id,
      device: sessions.device_hash,
      isInGrace: sql<boolean>`${sessions.rotated_at} > ${toTimestamp(nowMs - GRACE_MS)}`,
      isAllowed: sql<boolean>`${inArray(sessions.user_id, holders(tx))}`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, toTimestamp(nowMs)),
        gt(sessions.last_used_at, toTimestamp(nowMs - IDLE_MS)),
      ),
    );
  if (!session?.isAllowed) return null;
  const isOwnDevice = session.device === device;
  if (isOwnDevice && session.generation === generation + 1 && session.isInGrace) return session;
  await endSession(tx, sessionId, 'reuse', nowMs);
  const seen = { presented: generation, current: session.generation, sameDevice: isOwnDevice };
  await recordEvent(
    tx,
    { ...actor, userId: session.userId, sessionId },
    {
      action: 'refresh_token_reused',
      target: { type: 'session', id: sessionId },
      after: seen,
    },
  );
  return null;
}
