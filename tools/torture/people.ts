import { randomBytes } from 'node:crypto';
import type { Role, Scope } from '@vaglio/access-control';
import { users } from '../../apps/api/src/platform/db/schema/users.table';
import { signAccessToken } from '../../apps/api/src/identity/sign-in/tokens/access-token';
import { digestOf, hashPassword } from '../../apps/api/src/identity/sign-in/passwords/password-hash';
import type { Db } from '../../apps/api/src/platform/db/open-database';
import type { Keys } from '../../apps/api/src/platform/keys/key-ring';
import { sessions } from '../../apps/api/src/platform/db/schema/sessions.table';

/** Password digest of all accounts in the trials. */
export const PASSWORD = digestOf('heron-lamp-quartz-17');
const DAY_MS = 24 * 3_600_000;

export type Person = { userId: string; sessionId: string; email: string; role: Role; scopes: Scope[] };

/** Inserts an account with a session directly into the database. */
export async function addPerson(
  db: Db,
  keys: Keys,
  role: Role,
  scopes: Scope[] = [],
  name = `person-${randomBytes(5).toString('hex')}`,
): Promise<Person> {
  const email = `${name}@torture.example`;
  const [user] = await db
    .insert(users)
    .values({
      email,
      email_key: email,
      username: name,
      name,
      role,
      scopes,
      must_change_password: false,
      password_hash: await hashPassword(PASSWORD, keys.pepper),
    })
    .returning({ id: users.id });
  if (!user) throw new Error('no account was added');
  const [session] = await db
    .insert(sessions)
    .values({
      user_id: user.id,
      device_hash: 'torture',
      nonce: randomBytes(16).toString('hex'),
      expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('no session was added');
  return { userId: user.id, sessionId: session.id, email, role, scopes };
}

/** Returns a new access token for an account. The token is valid for 15 minutes. */
export function tokenOf({ userId, sessionId, role, scopes }: Person, keys: Keys): Promise<string> {
  const nowMs = Date.now();
  const claims = { sub: userId, sid: sessionId, role, scopes, authTime: Math.floor(nowMs / 1000) };
  return signAccessToken(claims, keys.token, nowMs);
}
