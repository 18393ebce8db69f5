import { buildApp } from '../../../app';
import { connect } from '../../db/open-database';
import { staleVersion, tooManyRequests } from './errors';
import { failureText, logOptions } from '../../observability/log-options';
import { addAccount, cookieOf, login, refresh, tokenOf } from '../../../testing/accounts';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const SECRET = 'select password_hash from users';

/** Builds the application with an extra route that throws `failure`. Log lines are collected in `lines`. */
async function failingWith(failure: Error) {
  const lines: string[] = [];
  const logger = {
    ...Object(logOptions('trace')),
    stream: {
      write: (line: string) => {
        lines.push(line);
      },
    },
  };
  const app = await buildApp(world.deps, { logger });
  app.get('/*', { config: { operationId: 'readWebApp' } }, async () => {
    throw failure;
  });
  return { app, lines };
}

const withCode = (code: string, message = SECRET) => Object.assign(new Error(message), { code });

test('an unexpected server failure returns 500 with a request id and without internals', async () => {
  const { app, lines } = await failingWith(new Error(SECRET));
  const answer = await app.inject({ url: '/anything?q=private' });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: 'Something went wrong on the server.', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  expect(answer.body).not.toMatch(/select|\.ts|at /);
  expect(lines.some((line) => line.includes(answer.json().requestId))).toBe(true);
  await app.close();
});

test('the log of a failure contains path, status and location, but no query, header or database text', async () => {
  const failure = new Error(`Failed query: ${SECRET}\nparams: heron`, {
    cause: withCode('42P01', 'relation "heron" does not exist'),
  });
  const { app, lines } = await failingWith(failure);
  await app.inject({
    url: '/anything?q=private',
    headers: { authorization: 'Bearer a-token', cookie: '__Host-rt=a-cookie' },
  });
  const log = lines.join('');
  expect(log).toMatch(/"path":"\/anything"/);
  expect(log).toMatch(/"code":"42P01"/);
  expect(log).toMatch(/error-handler\.spec\.ts/);
  expect(log).not.toMatch(/private|a-token|a-cookie|select|heron/);
  await app.close();
});

test('the log of a failed step names a lost connection but no statement', () => {
  const caused = (cause: Error) => failureText(new Error(`Failed query: ${SECRET}`, { cause }));
  expect(caused(new Error('Connection terminated unexpectedly'))).toBe('Connection terminated');
  expect(caused(withCode('ECONNREFUSED'))).toBe('Error ECONNREFUSED');
  expect(caused(new Error(SECRET))).toBe('Error');
});

test.each<[string, Error]>([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a shutdown', withCode('57P01')],
  ['a full disk', withCode('53100')],
  ['a statement timeout', withCode('57014')],
  ['a deadlock', withCode('40P01')],
  ['a busy pool', new Error('timeout exceeded when trying to connect')],
  [
    'a wrapped connection error',
    new Error(SECRET, { cause: new Error('Connection terminated unexpectedly') }),
  ],
])('a database failure with %s returns 503 with a time to wait', async (_what, failure) => {
  const { app } = await failingWith(failure);
  const answer = await app.inject({ url: '/anything' });
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
    503,
    { error: 'The service is busy or restarting. Please try again.' },
    '2',
  ]);
  await app.close();
});

test('an error response keeps its status, text and extra fields', async () => {
  const stale = await failingWith(staleVersion({ version: 7 }));
  const throttled = await failingWith(tooManyRequests('Please wait.', 30));
  const [first, second] = [await stale.app.inject({ url: '/x' }), await throttled.app.inject({ url: '/x' })];
  expect([first.statusCode, first.json()]).toEqual([
    412,
    { error: 'Somebody changed this in the meantime. Please reload.', current: { version: 7 } },
  ]);
  expect([second.statusCode, second.json(), second.headers['retry-after']]).toEqual([
    429,
    { error: 'Please wait.' },
    '30',
  ]);
  await Promise.all([stale.app.close(), throttled.app.close()]);
});

test('while a table is locked every request returns 503, never 401', async () => {
  const database = await connect(world.url, console);
  const deps = { ...world.deps, db: database.db };
  const usual = { app: await buildApp(deps), db: database.db, deps };
  const { email } = await addAccount(world);
  const signedIn = await login(world, email);
  const blocker = await world.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table sessions in access exclusive mode');
  const answers = await Promise.all([
    login(usual, email),
    refresh(usual, cookieOf(signedIn)),
    usual.app.inject({ url: '/auth/user', headers: { authorization: `Bearer ${tokenOf(signedIn)}` } }),
    usual.app.inject({ method: 'POST', url: '/auth/logout', cookies: { '__Host-rt': cookieOf(signedIn) } }),
  ]);
  await blocker.query('rollback');
  blocker.release();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  expect((await refresh(usual, cookieOf(signedIn))).statusCode).toBe(200);
  await database.close();
});
