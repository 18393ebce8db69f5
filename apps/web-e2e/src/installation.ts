import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE } from './patience';
import { templateFor } from './template-folder';

const SERVER = join(__dirname, '../../../dist/apps/api/main.js');
const STARTS_WITHIN_MS = 20_000 * PATIENCE;

/** Running installation: the built server with its own data directory and embedded PostgreSQL. */
export type Installation = {
  url: string;
  /** Returns everything printed to the console so far. */
  printed: () => string;
  /** Returns the messages in the outbox folder. */
  outbox: () => string[];
  /** Returns the connection address of the embedded database. */
  databaseUrl: () => string;
  stop: () => Promise<void>;
};

/**
 * Starts the built server on a free port and waits until it listens.
 * @param env additional environment variables, such as ADMIN_PASSWORD or DEMO_DATA. If a template has the same
 *   administrator and demo data, the server starts on a copy of it. Without an administrator, it starts from scratch.
 */
export function startInstallation(env: Record<string, string> = {}): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-journey-'));
  const template = templateFor(env);
  if (template) cpSync(template, dataDir, { recursive: true });
  return startServer(dataDir, env);
}

/**
 * Starts the built server on a data directory, which may be empty. `stop` removes the directory; `leave` only stops the
 * server.
 */
export async function startServer(dataDir: string, env: Record<string, string>) {
  const port = await freePort();
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      DEMO_DATA: '0',
      DATABASE_URL: '',
      LIMIT_LOGINS_PER_IP: '1000',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  server.stdout?.on('data', keep);
  server.stderr?.on('data', keep);
  await until(
    () => /Vaglio listens/.test(output),
    server,
    () => output,
  );
  return {
    url: `http://localhost:${port}`,
    printed: () => output,
    outbox: () => messagesIn(join(dataDir, 'outbox')),
    databaseUrl: () => addressOfDatabase(join(dataDir, 'postgres')),
    leave: () => ended(server),
    stop: async () => {
      await ended(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

async function until(isReady: () => boolean, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!isReady()) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

function messagesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.')) // skips incomplete files
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : [];
}

/** PostgreSQL writes its port to the fourth line of this file. */
function addressOfDatabase(cluster: string): string {
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim();
  const password = readFileSync(join(cluster, 'vaglio-password'), 'utf8').trim();
  return `postgres://vaglio:${password}@127.0.0.1:${port}/postgres`;
}
