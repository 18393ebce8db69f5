import { and, desc, eq, gt, gte, isNull, ne } from 'drizzle-orm';
import { toTimestamp } from '../../platform/time/timestamps';
import { revokeTokensOf } from '../api-tokens/revoke-tokens';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Principal } from '../../platform/http/authorization/principal';
import { IDLE_MS } from './session-store';
import type { Db } from '../../platform/db/open-database';
import { lockAccount } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { sessions } from '../../platform/db/schema/sessions.table';

/** Returns an SQL condition for the sessions of a person that are valid at `nowMs`. */
function liveSessionsOf(userId: string, nowMs: number) {
  return and(eq(sessions.user_id, userId), isLive(nowMs));
}

/** Returns an SQL condition for sessions that have not ended, expired or been idle too long. */
export function isLive(nowMs: number) {
  return and(
    isNull(sessions.ended_at),
    gt(sessions.expires_at, toTimestamp(nowMs)),
    gt(sessions.last_used_at, toTimestamp(nowMs - IDLE_MS)),
  );
}

/** Returns the valid sessions of a person, most recently used first. */
export function listLiveSessions(db: Db, { userId }: Principal, nowMs: number) {
  return db
    .select({
      id: sessions.id,
      way: sessions.way,
      user_agent: sessions.user_agent,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(liveSessionsOf(userId, nowMs), gte(sessions.created_at, users.sessions_valid_from)))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id));
}

/**
 * Ends one session of a person, or all sessions except the current one. In the latter case, API tokens are revoked
 * unless they are kept.
 * @param chosen session to end; otherwise whether tokens are kept
 * @returns the number of ended sessions
 */
export function endLiveSessions(
  db: Db,
  principal: Principal,
  actor: Actor,
  nowMs: number,
  chosen: { only: string } | { keepsTokens: boolean },
): Promise<number> {
  const which = 'only' in chosen ? eq(sessions.id, chosen.only) : ne(sessions.id, principal.sessionId);
  return db.transaction(async (tx) => {
    await lockAccount(tx, principal.userId);
    const ended = await tx
      .update(sessions)
      .set({ ended_at: toTimestamp(nowMs), ended_reason: 'signed out elsewhere' })
      .where(and(liveSessionsOf(principal.userId, nowMs), which))
      .returning({ id: sessions.id });
    for (const { id } of ended)
      await recordEvent(tx, actor, { action: 'session_ended', target: { type: 'session', id } });
    if ('keepsTokens' in chosen && !chosen.keepsTokens)
      await revokeTokensOf(tx, principal.userId, { actor, because: 'signed out elsewhere', nowMs });
    return ended.length;
  });
}
