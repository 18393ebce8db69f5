import { statSync } from 'node:fs';
import { buildApp } from '../../app';
import { addAccount, DEVICE, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { digestOf } from './passwords/password-hash';
import { MINUTE, NEW, passwordApp } from './passwords/change-password.fixture';

let server: Awaited<ReturnType<typeof passwordApp>>;
beforeAll(async () => {
  server = await passwordApp();
});
afterAll(() => server.close());
afterEach(() => {
  server.clock.now = Date.now();
});

test('a temporary token is invalid after any change of the password', async () => {
  const { email } = await addAccount(server);
  await server.change(null, { email });
  const [message = ''] = await server.mailsTo(email);
  const tmpToken = message.match(/#tmpToken=(\S+)/)?.[1] ?? '';
  await server.changeOwn(tokenOf(await login(server, email)), {
    oldPassword: digestOf(PASSWORD),
    newPassword: NEW,
  });
  expect((await server.change(tmpToken, { newPassword: digestOf('river-pencil-stone-88') })).statusCode).toBe(
    401,
  );
});

test('a request for a forgotten password gets the same response for all emails', async () => {
  const { email } = await addAccount(server);
  const answers = [
    await server.change(null, { email }),
    await server.change(null, { email: 'nobody@vaglio.example' }),
  ];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{}'],
    [200, '{}'],
  ]);
  expect([await server.mailsTo(email), await server.mailsTo('nobody@vaglio.example')]).toEqual([
    [expect.stringContaining('http://localhost:4000/change-password#tmpToken=')],
    [],
  ]);
  expect(statSync(server.outboxDir).mode & 0o777).toBe(0o700);
  const [message = ''] = await server.mailsTo(email);
  const tmpToken = message.match(/#tmpToken=(\S+)/)?.[1] ?? '';
  server.clock.now += 30 * MINUTE - 1000;
  const answer = await server.change(tmpToken, { newPassword: NEW, deviceId: DEVICE });
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([200, {}, []]);
  expect((await login(server, email, NEW)).statusCode).toBe(200);
});

test('a browser with an expired access token may request a link', async () => {
  const { email } = await addAccount(server);
  expect((await server.change('a.b.c', { email })).statusCode).toBe(200);
  expect(await server.mailsTo(email)).toHaveLength(1);
});

test('an account gets at most three password links per hour', async () => {
  const { email } = await addAccount(server);
  const disabled = await addAccount(server, { account_status: 'disabled' });
  for (let i = 0; i < 4; i++) expect((await server.change(null, { email })).statusCode).toBe(200);
  expect((await server.change(null, { email: disabled.email })).statusCode).toBe(200);
  expect(
    [await server.mailsTo(email), await server.mailsTo(disabled.email)].map(({ length }) => length),
  ).toEqual([3, 0]);
});

test('beyond the limit of a network a password link request stores nothing and gets the same response', async () => {
  const limits = { ...server.deps.settings.limits, resetsPerIp: 2 };
  const app = await buildApp({ ...server.deps, settings: { ...server.deps.settings, limits } });
  await server.pool.query('delete from rate_limits');
  const ask = (email: string) =>
    app.inject({ method: 'POST', url: '/auth/change-password', payload: { email } });
  const written = async () => {
    const { rows } = await server.pool.query(`select (select count(*) from audit_events)::int as events,
      (select count(*) from outbox)::int as messages, (select count(*) from rate_limits)::int as counters`);
    return rows[0];
  };
  const first = [await ask('a@stranger.example'), await ask('b@stranger.example')];
  const before = await written();
  const further = [await ask('c@stranger.example'), await ask('d@stranger.example')];
  expect(await written()).toEqual(before);
  expect(new Set([...first, ...further].map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 {}']),
  );
  await app.close();
});
