import { mayAssign } from '@vaglio/access-control';
import { recordEvent } from '../audit-event';
import { maskedEmail } from '../auth/masked-email';
import { forgetAttempts } from '../auth/rate-limit';
import { users } from '../accounts/users.table';
import { badRequest, conflict, forbidden } from '../errors';
import { enqueueMessage } from '../outbox/outbox.queries';
import { userOf } from './account-changes';
import { recordingRefusals, type AccountDeps, type Caller } from './change-account';
import { hashOfGiven } from './given-password';
import { toUserAnswer } from './user-answer';
import { emailKey } from '../accounts/account.queries';
import type { Registration, UserBody } from './users.schemas';

/**
 * Adds an account whose person must change the password first, and leaves an invitation with a link for them.
 * @throws Refusal 403 for a role that is not the caller's to give; 400 for a name that is missing or an easy password;
 *   409 for an address that has an account
 * Source: spec §5 User dialog; security decisions D5 and D9; product §10.11.
 */
export function registerUser(
  deps: AccountDeps,
  caller: Caller,
  { email, role, password, ...given }: Registration,
): Promise<UserBody> {
  return recordingRefusals(deps, caller, { operation: 'registerUser' }, async () => {
    if (!mayAssign(caller.principal.role, role)) throw forbidden('This role is not yours to give.');
    const [username, name] = [given.username ?? given.name, given.name ?? given.username];
    if (username === undefined || name === undefined) throw badRequest('A username or a name is needed.');
    const names = { email: email.trim(), username: username.trim(), name: name.trim() };
    const password_hash = await hashOfGiven(deps, password, names);
    return deps.db.transaction(async (tx) => {
      const [added] = await tx
        .insert(users)
        .values({ ...names, email_key: emailKey(email), role, password_hash, must_change_password: true })
        .onConflictDoNothing({ target: users.email_key })
        .returning();
      if (!added) throw conflict('There is an account with this email already.');
      await forgetAttempts(tx, { bucket: 'login-email', key: maskedEmail(email, deps.keys.audit) });
      await enqueueMessage(tx, 'invitation', added.id);
      await recordEvent(tx, caller.actor, {
        action: 'user_registered',
        target: userOf(added),
        after: { ...names, role },
      });
      return toUserAnswer(tx, deps, added);
    });
  });
}
