import { eq } from 'drizzle-orm';
import { canSeeSettings, type Role } from '@vaglio/access-control';
import { findUserByEmail, lockAccount, type UserRow } from '../accounts/account.queries';
import { emailKey } from '../../platform/text/email-key';
import { shownName } from '../accounts/shown-name';
import { distinctNames } from '../accounts/taken-names';
import { users } from '../../platform/db/schema/users.table';
import { conflict } from '../../platform/http/errors/errors';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Tx } from '../../platform/db/open-database';
import { voidOneTimeTokens } from '../one-time-tokens/one-time-token';
import { cancelLinks } from '../../platform/mail/outbox.queries';
import { lockActiveAdmins } from '../users/change-account';
import { EMAIL_TAKEN } from '../users/register-user';
import type { OidcSettings } from '../../platform/config/oidc-settings';
import { findIdentity, linkIdentity, recordLink } from './identity-links';
import type { ProvidedPerson } from './provided-person';

/** Reasons for refusing a person who signed in at the provider. */
export type Refused = 'unverified' | 'unknown' | 'taken' | 'protected' | 'disabled' | 'no_role';

type Found = { user: UserRow; origin: 'linked' | 'by address' | 'new' };

/**
 * Returns the locked account of a person who signed in at the provider. The account is found by its connection or, the
 * first time, by the confirmed email address. An account that is connected with another person is never returned. An
 * account that may change settings can only be connected by its owner: see linkOwnIdentity.
 */
export async function providedAccount(
  tx: Tx,
  settings: Pick<OidcSettings, 'createsUsers' | 'roles'>,
  person: ProvidedPerson,
  { actor, nowMs }: { actor: Actor; nowMs: number },
): Promise<UserRow | Refused> {
  if (settings.roles.length > 0 && person.role === null) return 'no_role';
  const known = await findIdentity(tx, person);
  const found: Found | Refused = known
    ? { user: known, origin: 'linked' }
    : await firstSignIn(tx, settings, person, actor);
  if (typeof found === 'string') return found;
  const changesRole = settings.roles.length > 0 && found.user.role !== person.role;
  if (changesRole) await lockActiveAdmins(tx); // before the account lock, as in every change of accounts
  const owner = await lockAccount(tx, found.user.id);
  if (owner?.account_status !== 'active') return 'disabled';
  if (found.origin === 'by address' && canSeeSettings(owner.role)) return 'protected';
  if (found.origin !== 'linked') {
    if (!(await linkIdentity(tx, person, owner.id))) return 'taken';
    await recordLink(tx, { ...actor, userId: owner.id }, 'user_identity_linked', person);
  }
  return owner.must_change_password ? withoutGivenPassword(tx, owner, nowMs) : owner;
}

async function firstSignIn(
  tx: Tx,
  settings: Pick<OidcSettings, 'createsUsers'>,
  person: ProvidedPerson,
  actor: Actor,
): Promise<Found | Refused> {
  await waitForLock(tx, ADVISORY_LOCKS.firstSignIns);
  const meanwhile = await findIdentity(tx, person);
  if (meanwhile) return { user: meanwhile, origin: 'linked' };
  const { email, role } = person;
  if (email === null || !person.isEmailVerified) return 'unverified';
  const found = await findUserByEmail(tx, email);
  if (found) return { user: found, origin: 'by address' };
  if (!settings.createsUsers) return 'unknown';
  if (role === null) return 'no_role';
  return { user: await addUser(tx, person, email, role, actor), origin: 'new' };
}

async function addUser(
  tx: Tx,
  person: ProvidedPerson,
  email: string,
  role: Role,
  actor: Actor,
): Promise<UserRow> {
  const { username, first_name, last_name } = await distinctNames(tx, person);
  const nobody = { first_name: null, last_name: null, name: username, username };
  const name = shownName({ first_name, last_name }, nobody);
  const account = { email, username, name, role };
  const [added] = await tx
    .insert(users)
    .values({ ...account, first_name, last_name, email_key: emailKey(email), must_change_password: false })
    .onConflictDoNothing({ target: users.email_key })
    .returning();
  if (!added) throw conflict(EMAIL_TAKEN);
  const target = { type: 'user', id: added.id };
  const after = { ...account, how: 'oidc' };
  await recordEvent(tx, { ...actor, userId: null }, { action: 'user_registered', target, after });
  return added;
}

/**
 * Removes a password that another person set, and pending links, because a person who signs in at the provider needs
 * neither.
 */
async function withoutGivenPassword(tx: Tx, { id }: UserRow, nowMs: number): Promise<UserRow> {
  await cancelLinks(tx, id);
  await voidOneTimeTokens(tx, id, nowMs);
  const [owner] = await tx
    .update(users)
    .set({ password_hash: null, must_change_password: false, invited_until: null })
    .where(eq(users.id, id))
    .returning();
  if (!owner) throw new Error('a locked account was removed');
  return owner;
}
