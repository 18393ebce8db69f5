import { eq } from 'drizzle-orm';
import type { Deps } from '../deps';
import { recordEvent, type Actor } from '../audit-event';
import { sessions } from '../sessions/sessions.table';
import { isProven, readRefreshToken } from './refresh-token';
import { endSession } from '../sessions/session-store';

type SignOutDeps = Pick<Deps, 'db' | 'keys' | 'now'>;

/** Ends the session of a refresh cookie, of any generation; a cookie that is not ours changes nothing. */
export function signOut(deps: SignOutDeps, cookie: string | undefined, actor: Actor): Promise<void> {
  return endSessionOfCookie(deps, cookie, actor, { reason: 'signed out', action: 'logout' });
}

/** A new sign-in takes the place of the browser's former session, which nobody else may go on with. */
export function endFormerSession(deps: SignOutDeps, cookie: string | undefined, actor: Actor): Promise<void> {
  const reason = 'signed in again';
  return endSessionOfCookie(deps, cookie, actor, { reason, action: 'session_ended', after: { reason } });
}

type Ending = { reason: string; action: 'logout' | 'session_ended'; after?: object };

async function endSessionOfCookie(
  { db, keys, now }: SignOutDeps,
  cookie: string | undefined,
  actor: Actor,
  { reason, ...event }: Ending,
): Promise<void> {
  const presented = readRefreshToken(cookie);
  if (!presented) return;
  const [session] = await db
    .select({ nonce: sessions.nonce, userId: sessions.user_id, endedAt: sessions.ended_at })
    .from(sessions)
    .where(eq(sessions.id, presented.sessionId));
  if (!session || session.endedAt !== null || !isProven(presented, session.nonce, keys.refresh)) return;
  await db.transaction(async (tx) => {
    await endSession(tx, presented.sessionId, reason, now());
    await recordEvent(
      tx,
      { ...actor, userId: session.userId, sessionId: presented.sessionId },
      { ...event, target: { type: 'session', id: presented.sessionId } },
    );
  });
}
