import { and, eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { Deps } from '../deps';
import { recordEvent, type Actor } from '../audit-event';
import { users } from '../db/schema';
import { unauthorized } from '../errors';
import { emailKey, findUserByEmail } from '../users/user.queries';
import { issueOneTimeToken } from './one-time-token';
import { checkPassword, hashPassword } from './password-hash';
import { iso, openSession, type Tokens } from './session-store';

export type Credentials = { email: string; password: string; deviceId: string };

/** Signed in, or told to change the password first. */
export type SignedIn = { tokens: Tokens } | { tmpToken: string };

/**
 * Signs a person in by the digest of their password.
 * @throws Refusal 401 with one text for an unknown address, a wrong password and a disabled account
 * Source: spec §4 Login; security decisions D1 and D2.
 */
export async function signIn(
  { db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>, { email, password, deviceId }: Credentials, actor: Actor, userAgent: string | undefined,
): Promise<SignedIn> {
  const user = await findUserByEmail(db, email);
  const { isRight, isOutdated } = await checkPassword(password, user?.password_hash ?? null, keys.pepper);
  const renewed = isRight && isOutdated ? { password_hash: await hashPassword(password, keys.pepper) } : {};
  const nowMs = now();
  const signedIn = await db.transaction(async (tx): Promise<SignedIn | null> => {
    // The row is locked: a change of password that came in between has ended what this would begin.
    const [owner] = user && isRight
      ? await tx.update(users).set({ last_sign_in_at: iso(nowMs), ...renewed })
        .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash ?? ''), eq(users.account_status, 'active')))
        .returning()
      : [];
    if (!owner) {
      await recordEvent(tx, actor, { action: 'login_failed', target: { type: 'email', id: maskedEmail(email, keys.token) } });
      return null;
    }
    const who = { ...actor, userId: owner.id };
    const target = { type: 'user', id: owner.id };
    if (owner.must_change_password) {
      await recordEvent(tx, who, { action: 'login_must_change_password', target });
      return { tmpToken: await issueOneTimeToken(tx, owner.id, 'forced', nowMs) };
    }
    await recordEvent(tx, who, { action: 'login', target });
    return { tokens: await openSession(tx, { owner, deviceId, userAgent, keys, nowMs }) };
  });
  if (!signedIn) throw unauthorized('Login failed');
  return signedIn;
}

/** An address in the audit trail: the same one is recognised, none can be read. */
export function maskedEmail(email: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(emailKey(email)).digest('hex').slice(0, 32);
}
