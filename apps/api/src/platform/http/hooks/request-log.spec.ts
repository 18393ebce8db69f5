import { buildApp } from '../../../app';
import { logOptions } from '../../observability/log-options';
import { digestOf } from '../../../identity/sign-in/passwords/password-hash';
import { addAccount, login, PASSWORD, tokenOf } from '../../../testing/accounts';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

/** Builds the application and collects its log lines. */
async function logging(level: string) {
  const lines: string[] = [];
  const logger = { ...Object(logOptions(level)), stream: { write: (line: string) => void lines.push(line) } };
  const app = await buildApp(world.deps, { logger });
  const answered = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  return { app, lines, answered };
}

test('each response is one log line with request, person, route, status and milliseconds', async () => {
  const { app, answered } = await logging('info');
  const { userId } = world.person('admin');
  const answer = await app.inject({
    url: '/auth/investments/17/score?fields=secret',
    headers: world.asRole('admin'),
  });
  expect(answered()).toEqual([
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      personId: userId,
      method: 'GET',
      path: '/auth/investments/17/score',
      route: '/auth/investments/:id/score',
      status: answer.statusCode,
      ms: expect.any(Number),
    }),
  ]);
  await app.inject({ url: '/auth/user' });
  expect(answered()[1]).toMatchObject({ personId: null, status: 401 });
  await app.close();
});

test('the log contains no password, token, cookie, email or search, at any level', async () => {
  const { app, lines } = await logging('trace');
  const { email } = await addAccount(world);
  const session = tokenOf(await login({ ...world, app }, email));
  const headers = { authorization: `Bearer ${session}`, cookie: '__Host-rt=canary-cookie' };
  const made = await app.inject({
    method: 'POST',
    url: '/auth/api-tokens',
    headers,
    payload: { name: 'canary-name', scopes: ['investments:read'], days: 1 },
  });
  const { token, id } = made.json<{ token: string; id: string }>();
  await app.inject({
    url: '/auth/investments?q=canary-search',
    headers: { authorization: `Bearer ${token}` },
  });
  await login({ ...world, app }, 'canary@person.example', 'not a digest');
  const log = lines.join('');
  for (const secret of [session, token, email, digestOf(PASSWORD), 'canary'])
    expect(log.includes(secret)).toBe(false);
  expect(log).toContain(`"tokenId":"${id}"`);
  await app.close();
});

test('by default only refused requests are logged, with the person', async () => {
  const { app, lines, answered } = await logging('warn');
  await app.inject({ url: '/auth/user' });
  await app.inject({ url: '/auth/user', headers: world.asRole('user') });
  expect(lines).toEqual([]);
  await app.inject({ url: '/auth/admin/users', headers: world.asRole('user') });
  expect(answered()).toEqual([
    expect.objectContaining({
      level: 40,
      personId: world.person('user').userId,
      route: '/auth/admin/users',
      status: 403,
    }),
  ]);
  await app.close();
});

test('by default a rate-limited client is logged', async () => {
  const lines: string[] = [];
  const logger = {
    ...Object(logOptions('warn')),
    stream: { write: (line: string) => void lines.push(line) },
  };
  const limits = { ...world.deps.settings.limits, loginsPerIp: 0 };
  const settings = { ...world.deps.settings, limits };
  const app = await buildApp({ ...world.deps, settings }, { logger });
  await login({ ...world, app }, 'nobody@vaglio.example');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'answered',
      level: 40,
      path: '/auth/login',
      status: 429,
      ip: '127.0.0.1',
    }),
  ]);
  await app.close();
});
