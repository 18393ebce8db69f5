import { eq } from 'drizzle-orm';
import type { Deps } from '../deps';
import { recordEvent, type Actor } from '../audit-event';
import { sessions } from '../sessions/sessions.table';
import { isProven, readRefreshToken } from './refresh-token';
import { endSession } from '../sessions/session-store';

/** Ends the session of a refresh cookie, of any generation; a cookie that is not ours changes nothing. */
export async function signOut(
  { db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>,
  cookie: string | undefined,
  actor: Actor,
): Promise<void> {
  const presented = readRefreshToken(cookie);
  if (!presented) return;
  const [session] = await db
    .select({ nonce: sessions.nonce, userId: sessions.user_id, endedAt: sessions.ended_at })
    .from(sessions)
    .where(eq(sessions.id, presented.sessionId));
  if (!session || session.endedAt !== null || !isProven(presented, session.nonce, keys.refresh)) return;
  await db.transaction(async (tx) => {
    await endSession(tx, presented.sessionId, 'signed out', now());
    await recordEvent(
      tx,
      { ...actor, userId: session.userId, sessionId: presented.sessionId },
      { action: 'logout', target: { type: 'session', id: presented.sessionId } },
    );
  });
}
