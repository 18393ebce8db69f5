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
/** A server is idle if it uses less CPU time per second than this, in milliseconds. */
const IDLE_CPU_MS = 50;
const TICKS_PER_SECOND = 100;

/** Running server process with its address. */
export type Served = { url: string; pid: number; stop: () => Promise<void> };

/** The built server and the baseline server on one embedded PostgreSQL. fsync is enabled, as in production. */
export type Installation = {
  startups: number;
  server: Served;
  bare: Served;
  /** Access token of the administrator. */
  token: string;
  /** Database connection of the benchmark. The timeouts of the server do not apply to it. */
  client: Client;
  /** Environment variables of the server. */
  env: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
};

/**
 * Starts the installation for the benchmark.
 * @param startups number of sample startups. The application curates them.
 */
export async function startInstallation(startups: number): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-bench-'));
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir, log: quiet });
  await migrate(database.pool);
  await seedSampleStartups({ db: database.db, now: Date.now }, startups, () => undefined);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  // The search for duplicates among the new startups would run for minutes and affect the measurements, so it is
  // skipped.
  await client.query('truncate startups_to_compare');
  await client.query('vacuum analyze'); // autovacuum would do this within a minute
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

/** Starts another instance of the built server. */
export const serveVaglio = (env: Record<string, string>): Promise<Served> => serve(SERVER, env);

/**
 * Starts a server program. Resolves when the program prints that it is listening. Later output consists of errors and
 * is printed.
 */
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

/**
 * Signs in as the administrator.
 * @returns an access token
 */
export async function signIn(url: string): Promise<string> {
  const password = createHash('sha256').update(ADMIN.password).digest('hex');
  const body = { ...ADMIN, password, deviceId: 'bench-device' };
  const { token } = await call<{ token: string }>({ server: { url } }, 'POST', '/auth/login', body);
  return token;
}

type Caller = { server: Pick<Served, 'url'>; token?: string };

/** Status of responses from an overloaded server. */
const BUSY = 503;
const BUSY_RETRIES = 60;

/**
 * Sends one request. If an overloaded server rejects a read request, it is retried after a second.
 * @returns the JSON of the response; null for an empty response
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

/** Waits until a server is idle, because one-time work after seeding must not affect the measurements. */
async function settle({ pid }: Served): Promise<void> {
  for (let second = 0; second < MAX_SETTLING_S; second += 1) {
    const before = cpuMs(pid);
    await wait(1_000);
    if (second > 2 && !(cpuMs(pid) - before >= IDLE_CPU_MS)) return;
  }
}

/** Returns the CPU time of a process, in milliseconds; NaN if the operating system does not report it. */
export function cpuMs(pid: number): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
