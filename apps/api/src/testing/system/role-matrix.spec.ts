import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { isAllowed, PERMISSIONS, type Claims } from '@vaglio/access-control';
import { signAccessToken } from '../../identity/sign-in/tokens/access-token';
import { users } from '../../platform/db/schema/users.table';
import { addAccount, login, tokenOf } from '../accounts';
import { testApp, type ActorName } from '../test-app';

/** Caller with its header and its claims; the claims are null if the server does not recognize the caller. */
type Caller = { name: string; headers: { authorization?: string }; claims: Claims | null };

let world: Awaited<ReturnType<typeof testApp>>;
let callers: Caller[];
beforeAll(async () => {
  world = await testApp();
  callers = await everyCaller();
});
afterAll(() => world.close());

test('every API route responds to every role as the permission table requires', async () => {
  const registered = PERMISSIONS.filter(({ method, path }) => world.app.hasRoute({ method, url: path }));
  expect(registered.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const row of registered) {
    const url = row.path.replaceAll(/:\w+/g, '987654321');
    const body = row.method === 'GET' || row.method === 'DELETE' ? {} : { payload: {} };
    for (const { name, headers, claims } of callers) {
      const { statusCode } = await world.app.inject({ method: row.method, url, headers, ...body });
      const expected = isAllowed(row, claims) ? 'in' : claims === null ? '401' : '403';
      const actual = statusCode === 401 || statusCode === 403 ? String(statusCode) : 'in';
      if (actual !== expected)
        wrong.push(`${name}: ${row.method} ${row.path} is ${actual} (${statusCode}), not ${expected}`);
      if (statusCode >= 500) wrong.push(`${name}: ${row.method} ${row.path} fails with ${statusCode}`);
    }
  }
  expect(callers).toHaveLength(14);
  expect(wrong).toEqual([]);
});

test.each(['OPTIONS', 'PATCH', 'PUT'] as const)(
  'the method %s does not give access to a protected route',
  async (method) => {
    const urls = [
      '/auth/people',
      '/auth/startups/raw',
      '/auth/people/',
      '//auth/people',
      '/auth//people',
      '/AUTH/people',
      '/auth/./people',
    ];
    const answers = await Promise.all(urls.map((url) => world.app.inject({ method, url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 404));
  },
);

test('the response to a refused person does not show whether the request body is valid', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/auth/startups/import-raw',
    headers: { ...world.asRole('user'), 'content-type': 'text/plain' },
    payload: '\u0000',
  });
  expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'Not allowed' }]);
});

async function everyCaller(): Promise<Caller[]> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const nobody = (name: string, token: string): Caller => ({ name, headers: bearer(token), claims: null });
  const admin = world.person('admin');
  const claims = {
    sub: admin.userId,
    sid: admin.sessionId,
    role: 'admin' as const,
    scopes: [],
    authTime: Math.floor(Date.now() / 1000),
  };
  const [, payload = ''] = admin.token.split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  return [
    { name: 'none', headers: {}, claims: null },
    { name: 'basic', headers: { authorization: 'Basic YWRtaW46YWRtaW4=' }, claims: null },
    nobody('garbage', 'garbage'),
    nobody('expired', await signAccessToken(claims, world.deps.keys.token, Date.now() - 16 * 60_000)),
    nobody('alg none', `${none}.${payload}.`),
    nobody('wrong key', await signAccessToken(claims, [randomBytes(32)], Date.now())),
    nobody('temporary token', await temporaryToken()),
    nobody('disabled', await tokenOfChanged({ account_status: 'disabled' })),
    nobody('must change the password', await tokenOfChanged({ must_change_password: true })),
    ...(['user', 'user+w', 'super', 'super+w', 'admin'] as const).map((name): Caller => ({
      name,
      headers: world.asRole(name),
      claims: claimsOf(name),
    })),
  ];
}

function claimsOf(name: ActorName): Claims {
  const [role = '', write] = name.split('+');
  return { role, scope: write === undefined ? '' : 'investments:write' };
}

async function temporaryToken(): Promise<string> {
  const { email } = await addAccount(world, { role: 'admin', must_change_password: true });
  return (await login(world, email)).json<{ tmpToken: string }>().tmpToken;
}

/** Returns a token that was valid until its account was changed. */
async function tokenOfChanged(change: Partial<typeof users.$inferInsert>): Promise<string> {
  const { email, userId } = await addAccount(world, { role: 'admin' });
  const token = tokenOf(await login(world, email));
  await world.db.update(users).set(change).where(eq(users.id, userId));
  return token;
}
