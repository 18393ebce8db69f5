import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtPrograms } from './built-programs';
import { until } from './writer-process';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

export type Program = {
  pid: number;
  output: { out: string; err: string };
  ended: Promise<number | null>;
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/**
 * Runs commands of the built `vaglio` as processes that share a database and a data directory.
 * @param databaseUrl URL of the database
 */
export function serverProcesses(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-main-'));
  const running: Program[] = [];

  function run(command: string, env: Record<string, string>, ...args: string[]): Program {
    const child = spawn(process.execPath, [join(builtPrograms(), 'vaglio.js'), command, ...args], {
      cwd: SOURCES,
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        ...env,
      },
    });
    const output = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output.out += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      output.err += part;
    });
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', resolve);
    });
    const end = (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    };
    const started: Program = { pid: child.pid ?? 0, output, ended, end };
    running.push(started);
    return started;
  }

  /** Starts the server on a free port. */
  async function start(env: Record<string, string> = {}) {
    const port = await freePort();
    const server = run('start', { PORT: String(port), ...env });
    await until(
      'the server listens',
      () => server.output.out.includes('Vaglio listens'),
      () => server.output.err,
    );
    return { ...server, port, dataDir, address: `http://localhost:${port}` };
  }

  async function endAll(): Promise<void> {
    for (const program of running) await program.end('SIGKILL');
    rmSync(dataDir, { recursive: true });
  }

  return { run, start, endAll };
}

/** Sends a request, and repeats it while the server responds with 503. A busy server may do so just after its start. */
export async function fetchFrom(url: string, init: RequestInit = {}): Promise<Response> {
  let answer = await fetch(url, init);
  await until(`${url} is answered`, async () => {
    if (answer.status !== 503) return true;
    answer = await fetch(url, init);
    return false;
  });
  return answer;
}

/**
 * Signs in as the first administrator.
 * @param password plain text
 * @returns the access token
 * @throws Error with the response if the server refuses the sign-in
 */
export async function signInAt(address: string, password: string): Promise<string> {
  const answer = await fetchFrom(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'admin@vaglio.local',
      password: createHash('sha256').update(password).digest('hex'),
      deviceId: 'a-device-of-ours',
    }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The sign-in was answered with ${answer.status}: ${text}`);
  const { token }: { token: string } = JSON.parse(text);
  return token;
}

/** Returns an unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
