import { createHmac, randomBytes } from 'node:crypto';
import { hash, type Options } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { digestOf, hashPassword } from '../identity/sign-in/passwords/password-hash';
import type { KeyRing } from '../platform/keys/key-ring';
import { REFRESH_COOKIE } from '../platform/http/authorization/principal';
import { users } from '../platform/db/schema/users.table';
import type { testApp } from './test-app';

type World = Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'db' | 'deps'>;

/** Password of all test accounts. Browsers send its digest. */
export const PASSWORD = 'heron-lamp-quartz-17';
export const DEVICE = 'device-0001';

/** Creates an account with {@link PASSWORD}, by default with the role user. */
export async function addAccount({ db, deps }: World, overrides: Partial<typeof users.$inferInsert> = {}) {
  const email = `person-${randomBytes(6).toString('hex')}@vaglio.example`;
  const [user] = await db
    .insert(users)
    .values({
      email,
      email_key: email,
      username: 'person',
      name: 'A Person',
      role: 'user',
      must_change_password: false,
      password_hash: await hashOf(deps.keys.pepper),
      ...overrides,
    })
    .returning({ id: users.id });
  if (!user) throw new Error('no user');
  const peppered = createHmac('sha256', deps.keys.pepper[0]).update(digestOf(PASSWORD)).digest('base64');
  return { userId: user.id, email, hashWith: (options: Options) => hash(peppered, options) };
}

const hashes = new WeakMap<KeyRing, Promise<string>>();

/** Returns a hash of {@link PASSWORD}. All accounts of an installation share it, because hashing is slow on purpose. */
function hashOf(pepper: KeyRing): Promise<string> {
  const hash = hashes.get(pepper) ?? hashPassword(digestOf(PASSWORD), pepper);
  hashes.set(pepper, hash);
  return hash;
}

export function login({ app }: World, email: string, password = digestOf(PASSWORD), deviceId = DEVICE) {
  return app.inject({ method: 'POST', url: '/auth/login', payload: { email, password, deviceId } });
}

export function refresh({ app }: World, cookie: string, deviceId = DEVICE) {
  return app.inject({
    method: 'POST',
    url: '/auth/refresh',
    cookies: { [REFRESH_COOKIE]: cookie },
    payload: { deviceId },
  });
}

/** Returns the status of a request that every signed-in person may send. */
export async function statusWith({ app }: World, token: string): Promise<number> {
  const answer = await app.inject({ url: '/auth/user', headers: { authorization: `Bearer ${token}` } });
  return answer.statusCode;
}

/** Returns the refresh token that a response sets; '' if it sets none. */
export function cookieOf({ cookies }: LightMyRequestResponse): string {
  return cookies.find(({ name }) => name === REFRESH_COOKIE)?.value ?? '';
}

/** Returns the access token in a response; '' if it contains none. */
export function tokenOf(answer: LightMyRequestResponse): string {
  const { token } = answer.json<{ token?: string }>();
  return token ?? '';
}
