import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './db/open-database';
import { until } from './testing/writer-process';
import { testDatabase } from './testing/test-database';

jest.setTimeout(60_000);

const PROGRAMS = {
  main: fileURLToPath(new URL('./main.ts', import.meta.url)),
  createAdmin: fileURLToPath(new URL('./users/create-admin-command.ts', import.meta.url)),
  seed: fileURLToPath(new URL('./db/seed/seed-command.ts', import.meta.url)),
};

let database: Database;
let dataDir = '';
type Program = { said: { out: string; err: string }; ended: Promise<number | null>; end: (signal: NodeJS.Signals) => Promise<number | null> };

let running: Program[] = [];
beforeEach(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'vaglio-main-'));
});
afterEach(async () => {
  for (const program of running) await program.end('SIGKILL');
  running = [];
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs a program of the server from its sources, on the database of this test. */
function run(program: keyof typeof PROGRAMS, env: Record<string, string>, ...args: string[]): Program {
  const tsconfig = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAMS[program], ...args], {
    cwd: dirname(PROGRAMS.main),
    env: { PATH: process.env['PATH'], TSX_TSCONFIG_PATH: tsconfig, DATABASE_URL: database.url, DATA_DIR: dataDir, ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => { said.out += part; });
  child.stderr.setEncoding('utf8').on('data', (part: string) => { said.err += part; });
  const ended = new Promise<number | null>((resolve) => { child.once('close', resolve); });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const started: Program = { said, ended, end };
  running.push(started);
  return started;
}

async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  const server = run('main', { PORT: String(port), ...env });
  await until('the server listens', () => server.said.out.includes('Vaglio listens'), () => server.said.err);
  return { ...server, port, address: `http://localhost:${port}` };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('a first start prints its address and the link, and ends in order at %s, sent twice', async (signal) => {
  const server = await start();
  await until('the link', () => server.said.out.includes('#tmpToken='));
  const [first, second, third] = server.said.out.split('\n').filter((line) => !line.startsWith('The web app'));
  expect(first).toBe(`Vaglio listens on ${server.address}`);
  expect(second).toBe('To sign in for the first time as admin@vaglio.local, open (once, within 24 hours):');
  expect(third).toMatch(new RegExp(`^${server.address}/change-password-first#tmpToken=[\\w-]{43}$`));
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  void server.end(signal);
  expect(await server.end(signal)).toBe(0);
  expect(server.said.err).toBe('');
});

test('a start that finds its port in use says so and leaves the link of the running server good', async () => {
  const server = await start();
  const other = run('main', { PORT: String(server.port) });
  expect(await other.ended).toBe(1);
  expect(other.said.err).toBe(`Port ${server.port} is in use. Set PORT to another one.\n`);
  const { rows } = await database.pool.query('select 1 from one_time_tokens');
  const tmpToken = server.said.out.split('#tmpToken=')[1]?.trim() ?? '';
  const answer = await fetch(`${server.address}/auth/change-password`, {
    method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${tmpToken}` },
    body: JSON.stringify({ newPassword: 'a'.repeat(64) }),
  });
  expect([rows.length, answer.status]).toEqual([1, 200]);
});

test('DEMO_DATA fills an empty database once, and only where nobody else reaches it', async () => {
  const startups = async () => (await database.pool.query('select 1 from startups')).rows.length;
  const reachable = await start({ DEMO_DATA: '1', HOST: '0.0.0.0' });
  await reachable.end('SIGTERM');
  expect([reachable.said.out.includes('Demo data'), await startups()]).toEqual([false, 0]);
  const first = await start({ DEMO_DATA: '1' });
  await first.end('SIGTERM');
  expect([first.said.out.split('\n')[0], await startups()]).toEqual(['Demo data: 60 fictional startups.', 60]);
  const second = await start({ DEMO_DATA: '1' });
  await second.end('SIGTERM');
  expect([second.said.out.includes('Demo data'), second.said.err, await startups()]).toEqual([false, '', 60]);
});

test('wrong settings stop the start with one message', async () => {
  const server = run('main', { PORT: 'x', DEMO_DATA: 'x' });
  expect(await server.ended).toBe(1);
  expect(server.said).toEqual({
    out: '', err: 'Vaglio cannot start with these settings:\n- PORT must be a port from 1 to 65535.\n- DEMO_DATA must be 0 or 1.\n',
  });
});

test('create-admin adds an admin on the database of the running server and prints the link', async () => {
  await start({ ADMIN_PASSWORD: 'heron-lamp-quartz-17' });
  const command = run('createAdmin', { PUBLIC_URL: 'https://vaglio.example' }, '--email', 'bea@x.ch');
  expect(await command.ended).toBe(0);
  expect(command.said.out).toMatch(/^bea@x\.ch is an admin now.*\nhttps:\/\/vaglio\.example\/change-password-first#tmpToken=[\w-]{43}\n$/);
  const { rows } = await database.pool.query('select email, role from users order by email');
  expect(rows).toEqual([{ email: 'admin@vaglio.local', role: 'admin' }, { email: 'bea@x.ch', role: 'admin' }]);
});

test('create-admin without an address says how it is used', async () => {
  const command = run('createAdmin', {});
  expect([await command.ended, command.said.err]).toEqual([1, 'Usage: npm run create-admin -- --email ann@example.org\n']);
});

test('seed adds startups on the database of the running server, tells how it goes and audits them', async () => {
  await start({ ADMIN_PASSWORD: 'heron-lamp-quartz-17' });
  const command = run('seed', {}, '--startups', '12');
  expect([await command.ended, command.said.err]).toEqual([0, '']);
  expect(command.said.out).toMatch(
    /^12 of 12 startups\n12 new startups in [\d.]+ s, \d+ rows\/s\.\nAudit: 12 startups checked, 0 rescored, 0 findings\.\n$/);
});

test.each([[[]], [['--startups', '0']], [['--startups', '1e3']]])('seed with %j says how it is used', async (args) => {
  const command = run('seed', {}, ...args);
  expect([await command.ended, command.said.err]).toEqual([1, 'Usage: npm run seed -- --startups 100000\n']);
});
