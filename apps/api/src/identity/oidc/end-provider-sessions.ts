import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { sessions } from '../../platform/db/schema/sessions.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { LOGOUT_SECONDS, type ProviderLogout } from './logout-token';
import { providerLogouts } from '../../platform/db/schema/provider-logouts.table';

/**
 * Time for which the id of a logout token is kept: the lifetime of the token, with a tolerance for clock differences.
 */
const KEPT_MS = 3 * LOGOUT_SECONDS * 1000;

type Ending = { issuer: string; actor: Actor; nowMs: number };

/**
 * Ends one or all sessions of a person after a sign-out at the provider. Only sessions that started at the provider
 * are affected. Every server refuses their next request.
 * @returns false for a token that was used before
 */
export async function endProviderSessions(
  db: Db,
  { id, sid, subject }: ProviderLogout,
  { issuer, actor, nowMs }: Ending,
): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify([issuer, id]))
    .digest('base64url');
  return db.transaction(async (tx) => {
    await tx.delete(providerLogouts).where(lt(providerLogouts.expires_at, toTimestamp(nowMs)));
    const used = await tx
      .insert(providerLogouts)
      .values({ digest, expires_at: toTimestamp(nowMs + KEPT_MS) })
      .onConflictDoNothing()
      .returning({ digest: providerLogouts.digest });
    if (used.length === 0) return false;
    const people = tx
      .select({ id: signInIdentities.user_id })
      .from(signInIdentities)
      .where(
        and(
          eq(signInIdentities.issuer, issuer),
          subject === null ? undefined : eq(signInIdentities.subject, subject),
        ),
      );
    const ended = await tx
      .update(sessions)
      .set({ ended_at: toTimestamp(nowMs), ended_reason: 'signed out at the provider' })
      .where(
        and(
          isNull(sessions.ended_at),
          eq(sessions.way, 'oidc'),
          inArray(sessions.user_id, people),
          sid === null ? undefined : eq(sessions.provider_sid, sid),
        ),
      )
      .returning({ userId: sessions.user_id });
    for (const userId of new Set(ended.map((session) => session.userId))) {
      const after = { sessions: ended.filter((session) => session.userId === userId).length };
      await recordEvent(tx, actor, {
        action: 'provider_signed_out',
        target: { type: 'user', id: userId },
        after,
      });
    }
    return true;
  });
}
