import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../apps/api/src/platform/db/migrate';
import { openDatabase } from '../../apps/api/src/platform/db/open-database';
import { seedSampleStartups } from '../../apps/api/src/operations/seed/seed-sample-startups';
import { copyStartups, curatedOf } from './copied-startups';
import { failureLines } from './failures';
import { hostileServer } from './hostile-server';
import { secondsUntilNone } from './marks';

const ROOT = join(__dirname, '../..');
/** The built application. */
export const SERVER = join(ROOT, 'dist/apps/api/main.js');
const MAX_SETTLING_S = 90;
/** Of processor in a second. */
const IDLE_CPU_MS = 50;
const PASSWORD = 'heron-lamp-quartz-17';
export const ADMIN = { email: 'admin@vaglio.local', password: PASSWORD };

/** A process that serves, with the address it prints. */
export type Served = { url: string; pid: number; stop: () => Promise<void> };

/** An installation to be measured: the built server on the embedded PostgreSQL, fsync on, as it is shipped. */
export type World = {
  startups: number;
  server: Served;
  /** The bare reader beside it, on the same database; see floor-server.mjs. */
  floor: Served;
  /** Of an admin. */
  token: string;
  /** A site with hostile feeds and pages, which the server may read. */
  corpus: { url: string };
  /** A connection of its own, without the time limits of the server. */
  client: Client;
  /** What the server was started with. */
  env: Readonly<Record<string, string>>;
  /** One more server of the same database, with further settings. */
  serveAlso: (env: Record<string, string>) => Promise<Served>;
  /** One more bare reader of the same database. */
  floorAlso: () => Promise<Served>;
  /** A server with all rows in its memory as they are now; see memory-server.mjs. */
  memory: () => Promise<Served>;
  stop: () => Promise<void>;
};

/** Starts an installation with so many made-up startups. */
export async function startWorld(startups: number): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-bench-'));
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir, log: quiet });
  await migrate(database.pool);
  await seedSampleStartups({ db: database.db, now: Date.now }, curatedOf(startups), () => undefined);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await copyStartups(client, startups);
  await client.query('vacuum analyze'); // as autovacuum does within a minute
  const corpus = await hostileServer();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: PASSWORD,
    DEMO_DATA: '0',
    LIMIT_LOGINS_PER_IP: '100000',
    PRIVATE_NEWS_HOSTS: corpus.host,
  };
  const serveAlso = (more: Record<string, string>) => serve(SERVER, { ...env, ...more });
  const floorAlso = () => serve(join(__dirname, 'floor-server.mjs'), env);
  const memory = () => serve(join(__dirname, 'memory-server.mjs'), env);
  const server = await serveAlso({});
  const floor = await floorAlso();
  for (const marks of ['startups_to_compare', 'review_marks'] as const) await secondsUntilNone(client, marks);
  await settle(server);
  const stop = async () => {
    await client.end();
    await server.stop();
    await floor.stop();
    corpus.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const token = await signIn(server.url);
  return { startups, server, floor, token, client, corpus, env, serveAlso, floorAlso, memory, stop };
}

/** Waits until a server is idle: what it does once after a seed is no part of any figure. */
async function settle({ pid }: Served): Promise<void> {
  for (let second = 0; second < MAX_SETTLING_S; second += 1) {
    const before = cpuMs(pid) ?? 0;
    await wait(1_000);
    if (second > 2 && (cpuMs(pid) ?? 0) - before < IDLE_CPU_MS) return;
  }
}

/** @returns the access token of the admin */
export async function signIn(url: string): Promise<string> {
  const password = createHash('sha256').update(PASSWORD).digest('hex');
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADMIN, password, deviceId: 'bench-device' }),
  });
  const { token }: { token?: string } = JSON.parse(await answer.text());
  if (!token) throw new Error(`the bench could not sign in: ${answer.status}`);
  return token;
}

/**
 * One request of the admin. @returns what the JSON of the answer says; null without one
 * @throws with the answer unless its status is 2xx
 */
export async function call<T = unknown>(
  { server, token }: { server: Pick<Served, 'url'>; token: string },
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text || 'null');
}

/** Starts a program; resolves when it prints that it listens. */
export async function serve(program: string, env: Record<string, string>): Promise<Served> {
  const port = await freePort();
  const profile = process.env['BENCH_PROFILE']; // a folder for the profiles of the measured processes
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = spawn(process.execPath, [...flags, program], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failuresIn = failureLines();
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('listens')) resolve();
      for (const line of failuresIn(chunk)) process.stderr.write(`${line}\n`);
    });
    child.once('exit', () => reject(new Error(`${program} did not start`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time that a process has used; null where the system does not report it. */
export function cpuMs(pid: number): number | null {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** The commit that is measured. */
export function presentCommit(): string {
  return spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
}
