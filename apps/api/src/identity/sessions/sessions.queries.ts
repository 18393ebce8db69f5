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

/** Sessions of a person that could still be used at `nowMs`. */
function liveSessionsOf(userId: string, nowMs: number) {
  return and(eq(sessions.user_id, userId), isLive(nowMs));
}

/** Neither ended nor expired, nor idle too long. */
export function isLive(nowMs: number) {
  return and(
    isNull(sessions.ended_at),
    gt(sessions.expires_at, toTimestamp(nowMs)),
    gt(sessions.last_used_at, toTimestamp(nowMs - IDLE_MS)),
  );
}

/** The live sessions of a person, last used first. */
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
 * Ends one live session of a person, or all but the one they call from, with the API tokens unless they are kept.
 * @param chosen the session to end; else whether the tokens stay
 * @returns how many sessions have ended
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
