import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { seedSampleStartups } from '../../apps/api/src/operations/seed/seed-sample-startups';
import { migrate } from '../../apps/api/src/platform/db/migrate';
import { openDatabase } from '../../apps/api/src/platform/db/open-database';
import { freePort } from '../../apps/api/src/testing/server-process';

const ROOT = join(__dirname, '../..');
const SERVER = join(ROOT, 'dist/apps/api/main.js');
export const BARE_SERVER = join(__dirname, 'bare-server.mjs');
export const ADMIN = { email: 'admin@vaglio.local', password: 'heron-lamp-quartz-17' };
const MAX_SETTLING_S = 90;
/** CPU time in a second below which a server counts as idle. */
const IDLE_CPU_MS = 50;
const TICKS_PER_SECOND = 100;

/** A process that serves, with its address. */
export type Served = { url: string; pid: number; stop: () => Promise<void> };

/** The built server and a bare server on one embedded PostgreSQL with fsync, as an installation has it. */
export type Installation = {
  startups: number;
  server: Served;
  bare: Served;
  /** An access token of the administrator. */
  token: string;
  /** A connection of the bench, without the time limits of the server. */
  client: Client;
  /** Settings of the server. */
  env: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
};

/** @param startups number of sample startups, curated as the application does it */
export async function startInstallation(startups: number): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-bench-'));
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir, log: quiet });
  await migrate(database.pool);
  await seedSampleStartups({ db: database.db, now: Date.now }, startups, () => undefined);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  // Minutes of comparisons follow a seed. They belong to no figure, so the startups count as compared.
  await client.query('truncate startups_to_compare');
  await client.query('vacuum analyze'); // as autovacuum does within a minute
  await client.query('create table bare_rows (like raw_startups including all)');
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    DEMO_DATA: '0',
    LOG_LEVEL: 'error',
    LIMIT_LOGINS_PER_IP: '100000',
  };
  const server = await serveVaglio(env);
  const bare = await serve(BARE_SERVER, env);
  const token = await signIn(server.url);
  await settle(server);
  const stop = async () => {
    await client.end();
    await server.stop();
    await bare.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { startups, server, bare, token, client, env, stop };
}

/** Starts one more built server. */
export const serveVaglio = (env: Record<string, string>): Promise<Served> => serve(SERVER, env);

/** Starts a program; resolves when it prints that it listens. What it prints later are errors, which are passed on. */
export async function serve(program: string, env: Record<string, string>): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => (chunk.includes('listens') ? resolve() : undefined));
    child.once('exit', () => reject(new Error(`${program} did not start`)));
  });
  child.stdout.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, stop };
}

/** @returns an access token of the administrator */
export async function signIn(url: string): Promise<string> {
  const password = createHash('sha256').update(ADMIN.password).digest('hex');
  const body = { ...ADMIN, password, deviceId: 'bench-device' };
  const { token } = await call<{ token: string }>({ server: { url } }, 'POST', '/auth/login', body);
  return token;
}

type Caller = { server: Pick<Served, 'url'>; token?: string };

/** A server that is overloaded by other work of the machine answers 503. */
const BUSY = 503;
const BUSY_RETRIES = 60;

/**
 * One request; a read that a busy server refuses is repeated after a second.
 * @returns the JSON of the response; null without one
 * @throws Error unless the status is 2xx
 */
export async function call<T = unknown>(
  { server, token }: Caller,
  method: string,
  path: string,
  body?: object | Buffer,
  retries = BUSY_RETRIES,
): Promise<T> {
  const isFile = body instanceof Buffer;
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status === BUSY && method === 'GET' && retries > 0) {
    await wait(1_000);
    return call({ server, token }, method, path, body, retries - 1);
  }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text || 'null');
}

/** Waits until a server is idle: work that follows a seed once belongs to no figure. */
async function settle({ pid }: Served): Promise<void> {
  for (let second = 0; second < MAX_SETTLING_S; second += 1) {
    const before = cpuMs(pid);
    await wait(1_000);
    if (second > 2 && !(cpuMs(pid) - before >= IDLE_CPU_MS)) return;
  }
}

/** CPU time of a process so far; NaN where the system does not report it. */
export function cpuMs(pid: number): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
