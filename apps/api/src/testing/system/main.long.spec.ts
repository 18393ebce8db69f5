import { existsSync, mkdtempSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/db/open-database';
import { fetchFrom, freePort, serverProcesses } from '../server-process';
import { testDatabase } from '../test-database';
import { until } from '../writer-process';
import { ADVISORY_LOCKS } from '../../platform/db/advisory-locks';

let database: Database;
let processes: ReturnType<typeof serverProcesses>;
const { run, start }: Pick<typeof processes, 'run' | 'start'> = {
  run: (...args) => processes.run(...args),
  start: (env) => processes.start(env),
};
beforeEach(async () => {
  database = await testDatabase();
  processes = serverProcesses(database.url);
});
afterEach(async () => {
  await processes.endAll();
  await database.close();
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a first start prints its address and the link, and stops cleanly at %s, even if it is sent twice',
  async (signal) => {
    const server = await start();
    await until('the link', () => server.output.out.includes('#tmpToken='));
    const [first, second, third] = server.output.out
      .split('\n')
      .filter((line) => !line.startsWith('The web app'));
    expect(first).toBe(`Vaglio listens on ${server.address}`);
    expect(second).toBe('To sign in for the first time as admin@vaglio.local, open (once, within 24 hours):');
    expect(third).toMatch(new RegExp(`^${server.address}/change-password-first#tmpToken=[\\w-]{43}$`));
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    void server.end(signal);
    expect(await server.end(signal)).toBe(0);
    expect(server.output.err).toBe('');
  },
);

test('a starting server is not ready before the first administrator exists', async () => {
  const client = await database.pool.connect();
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.firstAdmin]);
  const port = await freePort();
  run('start', { PORT: String(port) });
  const status = async (path: string) =>
    (await fetch(`http://localhost:${port}${path}`).catch(() => null))?.status ?? 0;
  await until('the server answers', async () => (await status('/healthz')) === 200);
  expect(await status('/readyz')).toBe(503);
  await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.firstAdmin]);
  client.release();
  await until('the server is ready', async () => (await status('/readyz')) === 200);
  expect((await database.pool.query('select 1 from users')).rows).toHaveLength(1);
});

test('a start whose port is in use is reported', async () => {
  const server = await start();
  const other = run('start', { PORT: String(server.port) });
  expect(await other.ended).toBe(1);
  expect(other.output.err).toBe(`Port ${server.port} is in use. Set PORT to another one.\n`);
  const { rows } = await database.pool.query('select 1 from one_time_tokens');
  const tmpToken = server.output.out.split('#tmpToken=')[1]?.trim() ?? '';
  const answer = await fetchFrom(`${server.address}/auth/change-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tmpToken}` },
    body: JSON.stringify({ newPassword: 'a'.repeat(64) }),
  });
  expect([rows.length, answer.status]).toEqual([1, 200]);
});

test('a start with the keys of another installation is refused with possible fixes', async () => {
  const first = await start();
  await first.end('SIGTERM');
  const other = run('start', { DATA_DIR: mkdtempSync(join(tmpdir(), 'vaglio-other-')) });
  expect(await other.ended).toBe(1);
  expect(other.output.err).toMatch(
    /^The keys of this database are not here: token, refresh, pepper, audit\./,
  );
});

test('DEMO_DATA fills an empty database once', async () => {
  const startups = async () => (await database.pool.query('select 1 from startups')).rows.length;
  const reachable = await start({ DEMO_DATA: '1', HOST: '0.0.0.0' });
  await reachable.end('SIGTERM');
  expect([reachable.output.out.includes('Demo data'), await startups()]).toEqual([false, 0]);
  const first = await start({ DEMO_DATA: '1' });
  await first.end('SIGTERM');
  expect([first.output.out.split('\n')[0], await startups()]).toEqual([
    'Demo data: 60 fictional startups.',
    60,
  ]);
  const second = await start({ DEMO_DATA: '1' });
  await second.end('SIGTERM');
  expect([second.output.out.includes('Demo data'), second.output.err, await startups()]).toEqual([
    false,
    '',
    60,
  ]);
});

test('the built server loads modules on demand', async () => {
  const server = await start();
  const answers = [
    await fetchFrom(`${server.address}/openapi.json`),
    await fetchFrom(`${server.address}/docs/`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await server.end('SIGTERM');
  expect(server.output.err).toBe('');
  expect(existsSync(join(server.dataDir, 'compile-cache'))).toBe('enableCompileCache' in nodeModule);
});

test('invalid settings stop the start with one message', async () => {
  const server = run('start', { PORT: 'x', DEMO_DATA: 'x' });
  expect(await server.ended).toBe(1);
  expect(server.output).toEqual({
    out: '',
    err: 'Vaglio cannot start with these settings:\n- PORT must be a port from 1 to 65535.\n- DEMO_DATA must be 0 or 1.\n',
  });
});

test('create-admin adds an admin to the database of the running server and prints the link', async () => {
  await start({ ADMIN_PASSWORD: 'heron-lamp-quartz-17' });
  const command = run('create-admin', { PUBLIC_URL: 'https://vaglio.example' }, '--email', 'bea@x.ch');
  expect(await command.ended).toBe(0);
  const [line, link, ...rest] = command.output.out.split('\n');
  expect(line).toMatch(/^bea@x\.ch is an admin now/);
  expect(link).toMatch(/^https:\/\/vaglio\.example\/change-password-first#tmpToken=[\w-]{43}$/);
  expect(rest).toEqual(['']);
  const { rows } = await database.pool.query('select email, role from users order by email');
  expect(rows).toEqual([
    { email: 'admin@vaglio.local', role: 'admin' },
    { email: 'bea@x.ch', role: 'admin' },
  ]);
});

test('create-admin without an address prints its usage', async () => {
  const command = run('create-admin', {});
  expect([await command.ended, command.output.err]).toEqual([
    2,
    'Usage: vaglio create-admin --email ann@example.org\n',
  ]);
});

test('seed adds startups to the database of the running server and reports progress', async () => {
  await start({ ADMIN_PASSWORD: 'heron-lamp-quartz-17' });
  const command = run('seed', {}, '--startups', '12');
  expect([await command.ended, command.output.err]).toEqual([0, '']);
  expect(command.output.out.split('\n')).toEqual([
    '12 of 12 startups',
    expect.stringMatching(/^12 new startups in [\d.]+ s, \d+ rows\/s\.$/),
    'Audit: 12 startups checked, 0 rescored, 0 findings.',
    '',
  ]);
});

test.each([[[]], [['--startups', '0']], [['--startups', '1e3']]])(
  'seed with the arguments %j prints its usage',
  async (args) => {
    const command = run('seed', {}, ...args);
    expect([await command.ended, command.output.err]).toEqual([2, 'Usage: vaglio seed --startups 100000\n']);
  },
);
