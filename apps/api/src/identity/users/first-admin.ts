import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent, THE_SERVER } from '../../audit/audit-event';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { digestOf, hashPassword } from '../sign-in/passwords/password-hash';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import type { Tx } from '../../platform/db/open-database';
import { users } from '../../platform/db/schema/users.table';
import { addressOf, type Settings } from '../../platform/config/settings';
import { isEmailAddress } from '../../platform/http/validation/address-text';
import { findUserByEmail, isPerson } from '../accounts/account.queries';
import { emailKey } from '../../platform/text/email-key';

/** Link to set the first password of an account. It can be used once, within 24 hours. */
export type Invitation = { email: string; link: string };

type AdminDeps = Pick<Deps, 'db' | 'keys' | 'now'> & {
  settings: Pick<Settings, 'adminEmail' | 'adminPassword' | 'publicUrl' | 'port'>;
};

/**
 * Ensures at startup that an admin can sign in. If there are no users, it creates an account for ADMIN_EMAIL, with
 * ADMIN_PASSWORD or with an invitation. Until a password is set, every start replaces the invitation.
 * @returns null if an account can already sign in
 * Source: security decision D16; product §7.
 */
export async function prepareFirstAdmin({ db, keys, settings, now }: AdminDeps): Promise<Invitation | null> {
  const { adminEmail, adminPassword } = settings;
  return db.transaction(async (tx) => {
    await waitForLock(tx, ADVISORY_LOCKS.firstAdmin);
    if ((await tx.$count(users)) === 0)
      await addAdmin(
        tx,
        adminEmail,
        adminPassword === undefined ? null : await hashPassword(digestOf(adminPassword), keys.pepper),
      );
    if ((await tx.$count(users, canSignIn)) > 0) return null;
    const [waiting] = await tx
      .select()
      .from(users)
      .where(
        and(
          eq(users.role, 'admin'),
          eq(users.account_status, 'active'),
          isNull(users.password_hash),
          isPerson,
        ),
      )
      .orderBy(asc(users.created_at), asc(users.id))
      .limit(1);
    return waiting ? invite(tx, waiting, settings, now()) : null;
  });
}

/**
 * Adds an admin to the running database, or renews the invitation of an admin without a password.
 * @throws Error with a message for the console if the address is invalid or belongs to another account
 */
export async function createAdmin({ db, settings, now }: AdminDeps, email: string): Promise<Invitation> {
  if (!isEmailAddress(email)) throw new Error(`${email} is not an email address.`);
  return db.transaction(async (tx) => {
    await waitForLock(tx, ADVISORY_LOCKS.firstAdmin);
    const found = await findUserByEmail(tx, email);
    if (found && (found.role !== 'admin' || found.password_hash !== null))
      throw new Error(`There is an account for ${email} already.`);
    return invite(tx, found ?? (await addAdmin(tx, email, null)), settings, now());
  });
}

/** SQL condition for accounts that can sign in: with a password, or at the provider after a first sign-in there. */
const canSignIn = or(
  isNotNull(users.password_hash),
  sql`exists (select from ${signInIdentities} where ${signInIdentities.user_id} = ${users.id})`,
);

async function addAdmin(tx: Tx, email: string, password_hash: string | null) {
  const name = email.split('@')[0] ?? email;
  const [admin] = await tx
    .insert(users)
    .values({
      email,
      email_key: emailKey(email),
      username: name,
      name,
      role: 'admin',
      password_hash,
      must_change_password: password_hash === null,
    })
    .returning();
  if (!admin) throw new Error('no admin was stored');
  await recordEvent(tx, THE_SERVER, { action: 'admin_created', target: { type: 'user', id: admin.id } });
  return admin;
}

async function invite(
  tx: Tx,
  { id, email }: { id: string; email: string },
  settings: AdminDeps['settings'],
  nowMs: number,
) {
  const tmpToken = await issueOneTimeToken(tx, id, 'first', nowMs);
  return { email, link: `${addressOf(settings)}/change-password-first#tmpToken=${tmpToken}` };
}
