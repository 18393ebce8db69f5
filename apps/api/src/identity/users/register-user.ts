import { mayAssign, type Role, type Scope } from '@vaglio/access-control';
import { findUserByEmail, type UserRow } from '../accounts/account.queries';
import { emailKey } from '../../platform/text/email-key';
import { refuseServiceMark } from '../accounts/service-name';
import { shownName } from '../accounts/shown-name';
import { users } from '../../platform/db/schema/users.table';
import { recordEvent } from '../../audit/audit-event';
import { maskedEmail } from '../sign-in/masked-email';
import { forgetAttempts } from '../sign-in/rate-limit/rate-limit';
import type { Tx } from '../../platform/db/open-database';
import { badRequest, conflict, forbidden } from '../../platform/http/errors/errors';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { userOf } from './account-changes';
import { recordingRefusals, type AccountDeps, type Caller } from './change-account';
import { hashOfGiven } from './given-password';
import { toUserAnswer } from './user-answer';
import type { NewAccount, Registration, UserBody } from './users.schemas';

/** Stored values of a new account, without its password or invitation. */
type Added = ReturnType<typeof toAdded>;

/**
 * Adds an account whose person must change the password first. It also stores an invitation message with a link.
 * @throws Refusal 403 for a role or right that the caller may not grant; 400 for a missing name or an easily guessed
 * password; 409 for an existing address
 * Source: spec §5 User dialog; security decisions D5 and D9; product §10.11.
 */
export function registerUser(
  deps: AccountDeps,
  caller: Caller,
  { password, ...given }: Registration,
): Promise<UserBody> {
  return recordingRefusals(deps, caller, { operation: 'registerUser' }, async () => {
    const account = toAdded(caller, given);
    const password_hash = await hashOfGiven(deps, password, account);
    return deps.db.transaction(async (tx) => {
      const added = await addAccount(tx, deps, caller, account, { password_hash });
      await enqueueMessage(tx, 'invitation', added.id);
      return toUserAnswer(tx, deps, added);
    });
  });
}

/**
 * Returns the stored values of a new account.
 * @throws Refusal 403, 400
 */
export function toAdded({ principal }: Caller, { email, role, scopes = [], ...given }: NewAccount) {
  if (!mayAssign(principal.role, role)) throw forbidden('You may not give this role.');
  if (scopes.length > 0 && principal.role !== 'admin') throw forbidden('You may not give rights.');
  const parts = { first_name: given.first_name?.trim() || null, last_name: given.last_name?.trim() || null };
  const [username, name] = [given.username ?? given.name, given.name ?? given.username];
  if (username === undefined || name === undefined) throw badRequest('A username or a name is needed.');
  const nickname = username.trim();
  const shown = shownName(parts, {
    first_name: null,
    last_name: null,
    name: name.trim(),
    username: nickname,
  });
  refuseServiceMark(nickname);
  refuseServiceMark(shown);
  return { email: email.trim(), username: nickname, name: shown, ...parts, role, scopes };
}

/** Message of the refusal if an email address already has an account. */
export const EMAIL_TAKEN = 'There is an account with this email already.';

/**
 * Stores a new account and records an audit event.
 * @throws Refusal 409 for an existing address
 */
export async function addAccount(
  tx: Tx,
  { keys }: Pick<AccountDeps, 'keys'>,
  { actor }: Caller,
  account: Added,
  way: Pick<typeof users.$inferInsert, 'password_hash' | 'invited_until'>,
): Promise<UserRow> {
  const known = await findUserByEmail(tx, account.email);
  if (known) throw conflict(EMAIL_TAKEN);
  const [added] = await tx
    .insert(users)
    .values({ ...account, ...way, email_key: emailKey(account.email), must_change_password: true })
    .onConflictDoNothing({ target: users.email_key })
    .returning();
  if (!added) throw conflict(EMAIL_TAKEN);
  await forgetAttempts(tx, { bucket: 'login-email', key: maskedEmail(account.email, keys.audit) });
  await recordEvent(tx, actor, { action: 'user_registered', target: userOf(added), after: factsOf(account) });
  return added;
}

/** Returns the values of an account for the audit trail. Rights are included only if some were granted. */
function factsOf({
  email,
  username,
  name,
  role,
  scopes,
}: {
  email: string;
  username: string;
  name: string;
  role: Role;
  scopes: Scope[];
}) {
  return { email, username, name, role, ...(scopes.length > 0 && { scopes }) };
}
