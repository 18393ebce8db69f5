import { and, eq, isNull, ne } from 'drizzle-orm';
import { lockAccount } from '../accounts/account.queries';
import { removeIdentities } from '../accounts/identities';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { hasPassword } from '../sign-in/password-sign-in';
import type { Deps } from '../../platform/deps';
import { conflict, unauthorized } from '../../platform/http/errors/errors';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import type { Principal } from '../../platform/http/authorization/principal';
import { sessions } from '../../platform/db/schema/sessions.table';
import { toTimestamp } from '../../platform/time/timestamps';

/**
 * Disconnects the caller's own account from the sign-in provider. Other devices that signed in at the provider are
 * signed out.
 * @throws Refusal 409 without a connection, or without a password, because the provider would be the only way to sign
 * in
 */
export function separateOwnIdentity(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  { userId, sessionId }: Principal,
  actor: Actor,
): Promise<void> {
  return db.transaction(async (tx) => {
    const user = await lockAccount(tx, userId);
    if (!user) throw unauthorized();
    if (!hasPassword(settings, user))
      throw conflict('You have no password: you can only sign in at the sign-in provider.');
    const [before] = await removeIdentities(tx, userId);
    if (!before) throw conflict('Your account is not connected at the sign-in provider.');
    const isElsewhere = and(
      eq(sessions.user_id, userId),
      eq(sessions.way, 'oidc'),
      ne(sessions.id, sessionId),
    );
    await tx
      .update(sessions)
      .set({ ended_at: toTimestamp(now()), ended_reason: 'separated from the sign-in provider' })
      .where(and(isElsewhere, isNull(sessions.ended_at)));
    await enqueueMessage(tx, 'identity-separated', userId);
    const target = { type: 'user', id: userId };
    await recordEvent(tx, actor, { action: 'identity_separated', target, before });
  });
}
