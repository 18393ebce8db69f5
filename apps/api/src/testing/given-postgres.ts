import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Settings of PostgreSQL for tests only. Writes do not wait for the disk and may be lost in a crash. Two test workers
 * open many databases. JIT is disabled as in the embedded PostgreSQL, which does not support it: without statistics,
 * the planner would compile small queries.
 */
const SETTINGS = [
  ['-h', '127.0.0.1'],
  ...['fsync=off', 'full_page_writes=off', 'max_connections=200', 'jit=off'].map((setting) => [
    '-c',
    setting,
  ]),
].flat();
const PRINT_FREE_PORT =
  'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })';

/** Returns an unused port, so that two test runs on one machine do not conflict. */
const freePort = () => execFileSync(process.execPath, ['-e', PRINT_FREE_PORT], { encoding: 'utf8' }).trim();

/**
 * Starts a PostgreSQL server with an empty cluster. As root, it runs under the account `postgres`, because PostgreSQL
 * refuses to run as root.
 * @param bin folder of initdb and pg_ctl, for example /usr/lib/postgresql/15/bin
 * @returns `{ url, stop }`; `stop` ends the server and removes the cluster
 * @throws Error with the output of initdb or pg_ctl
 */
export function startPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-postgres-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  // The working directory is /, because the account cannot enter every folder. The server inherits the streams, so they
  // must not be pipes.
  const run = (program: string, args: readonly string[]) => {
    const command = [join(bin, program), ...args];
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(first, rest, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const port = freePort();
  try {
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
    const options = [...SETTINGS, '-p', port, '-k', folder].join(' ');
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
