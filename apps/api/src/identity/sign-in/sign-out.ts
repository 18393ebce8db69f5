import type { SignInWay } from '@vaglio/access-control';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { sessions } from '../../platform/db/schema/sessions.table';
import { ACCESS_TOKEN_SECONDS } from './tokens/access-token';
import { isProven, readRefreshToken } from './tokens/refresh-token';
import { endSession, retireSession } from '../sessions/session-store';

type SignOutDeps = Pick<Deps, 'db' | 'keys' | 'now'>;

/**
 * Ends the session of a refresh cookie of any generation. An invalid cookie has no effect.
 * @returns the sign-in method of the session; null if no session has ended
 */
export function signOut(
  deps: SignOutDeps,
  cookie: string | undefined,
  actor: Actor,
): Promise<SignInWay | null> {
  return withSessionOfCookie(deps, cookie, actor, { action: 'logout' }, (tx, sessionId) =>
    endSession(tx, sessionId, 'signed out', deps.now()),
  );
}

/**
 * Replaces the browser's previous session at a new sign-in. Its refresh token is void immediately, because only an
 * attacker could still have it. Its access token remains valid for a few minutes, so that running requests are not
 * interrupted.
 */
export async function endFormerSession(
  deps: SignOutDeps,
  cookie: string | undefined,
  actor: Actor,
): Promise<void> {
  const event = { action: 'session_ended', after: { reason: 'signed in again' } } as const;
  await withSessionOfCookie(deps, cookie, actor, event, (tx, sessionId) =>
    retireSession(tx, sessionId, deps.now() + ACCESS_TOKEN_SECONDS * 1000),
  );
}

type Ending = { action: 'logout' | 'session_ended'; after?: object };

async function withSessionOfCookie(
  { db, keys }: SignOutDeps,
  cookie: string | undefined,
  actor: Actor,
  event: Ending,
  end: (tx: Tx, sessionId: string) => Promise<void>,
): Promise<SignInWay | null> {
  const presented = readRefreshToken(cookie);
  if (!presented) return null;
  const [session] = await db
    .select({
      way: sessions.way,
      nonce: sessions.nonce,
      userId: sessions.user_id,
      endedAt: sessions.ended_at,
    })
    .from(sessions)
    .where(eq(sessions.id, presented.sessionId));
  if (!session || session.endedAt !== null || !isProven(presented, session.nonce, keys.refresh)) return null;
  await db.transaction(async (tx) => {
    await end(tx, presented.sessionId);
    await recordEvent(
      tx,
      { ...actor, userId: session.userId, sessionId: presented.sessionId },
      { ...event, target: { type: 'session', id: presented.sessionId } },
    );
  });
  return session.way;
}
