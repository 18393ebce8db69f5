import { randomBytes } from 'node:crypto';
import type { Role } from '@vaglio/access-control';
import { buildApp } from '../app';
import type { Deps } from '../platform/deps';
import { signAccessToken } from '../identity/sign-in/tokens/access-token';
import type { Db } from '../platform/db/open-database';
import { sessions } from '../platform/db/schema/sessions.table';
import { users } from '../platform/db/schema/users.table';
import type { Keys } from '../platform/keys/key-ring';
import { testReader } from './test-reader';
import { limitsFrom } from '../platform/config/limits';
import { testDatabase } from './test-database';
import { undocumentedAnswers } from './undocumented-answers';

/** People who send requests in tests. The suffix `+w` adds the scope investments:write. */
const ACTORS = ['user', 'user+w', 'super', 'super+w', 'admin'] as const;
export type ActorName = (typeof ACTORS)[number];

/**
 * Settings of an installation without configuration. Their rate limits are so high that no test reaches them by
 * accident.
 */
export const TEST_SETTINGS: Deps['settings'] = {
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  databaseUrl: undefined,
  publicUrl: undefined,
  adminEmail: 'admin@vaglio.local',
  adminPassword: undefined,
  demoData: false,
  productTitle: undefined,
  foundationName: undefined,
  language: 'en',
  smtpUrl: undefined,
  mailFrom: undefined,
  trustedProxies: [],
  privateNewsHosts: [],
  privateWebhookHosts: [],
  privateModelHosts: [],
  privateMailHosts: [],
  changesPasswordAfterSignIn: true,
  limits: limitsFrom(() => 100_000),
  llm: undefined,
  llmLimits: {
    timeoutMs: 6_000,
    dailyTokens: 1_000_000,
    dailyCost: undefined,
    promptPrice: 1,
    completionPrice: 10,
  },
  register: undefined,
  oidc: undefined,
  metrics: { token: undefined, port: undefined, host: '127.0.0.1' },
  backups: {
    place: undefined,
    at: ['02:00'],
    keepDays: 14,
    keepWeeks: 8,
    recipients: [],
    identityFile: undefined,
  },
};

/**
 * Builds the application on a separate copy of the migrated database, with one signed-in person for each actor.
 * @param overrides replaces dependencies, such as `now`
 */
export async function testApp(overrides: Partial<Deps> = {}) {
  const database = await testDatabase();
  const deps: Deps = {
    db: database.db,
    keys: randomKeys(),
    settings: TEST_SETTINGS,
    now: Date.now,
    reader: testReader(),
    ...overrides,
  };
  const app = await buildApp(deps);
  const people = new Map<ActorName, Awaited<ReturnType<typeof signIn>>>();
  for (const actor of ACTORS) people.set(actor, await signIn(deps, actor));
  const person = (actor: ActorName) => {
    const found = people.get(actor);
    if (!found) throw new Error(`no ${actor}`);
    return found;
  };
  return {
    app,
    deps: { ...deps, lists: app.lists },
    db: deps.db,
    pool: database.pool,
    url: database.url,
    person,
    /** Returns the request headers of a signed-in person. */
    asRole: (actor: ActorName) => ({ authorization: `Bearer ${person(actor).token}` }),
    /** Closes the application. @throws Error if a response violated the contract */
    close: async () => {
      const undocumented = await undocumentedAnswers(app);
      await app.close();
      await database.close();
      if (undocumented.length > 0) throw new Error(`Not in the contract: ${undocumented.join(', ')}`);
    },
  };
}

export function randomKeys(): Keys {
  return {
    token: [randomBytes(32)],
    refresh: [randomBytes(32)],
    pepper: [randomBytes(32)],
    audit: [randomBytes(32)],
  };
}

async function signIn({ db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>, actor: ActorName) {
  const user = await addUser(db, actor);
  const expires_at = new Date(now() + 14 * 24 * 3_600_000).toISOString();
  const [session] = await db
    .insert(sessions)
    .values({ user_id: user.id, device_hash: 'test', nonce: randomBytes(16).toString('hex'), expires_at })
    .returning({ id: sessions.id });
  if (!session) throw new Error('no session');
  const authTime = Math.floor(now() / 1000);
  const claims = { sub: user.id, sid: session.id, role: user.role, scopes: user.scopes, authTime };
  return { userId: user.id, sessionId: session.id, token: await signAccessToken(claims, keys.token, now()) };
}

async function addUser(db: Db, actor: ActorName) {
  const role = actor.replace('+w', '') as Role;
  const email = `${actor}@vaglio.example`;
  const [user] = await db
    .insert(users)
    .values({
      email,
      email_key: email,
      username: actor,
      name: actor,
      role,
      must_change_password: false,
      scopes: actor.endsWith('+w') ? ['investments:write'] : [],
    })
    .returning();
  if (!user) throw new Error('no user');
  return user;
}
