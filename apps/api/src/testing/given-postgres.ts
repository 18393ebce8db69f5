import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * For tests only: nothing waits for the disk or is written for a crash, and two workers open many databases. Queries are
 * not compiled, as in the embedded one, which cannot: without statistics a query of ten rows looks long enough.
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

/** Returns a port that nobody listens on, so that two runs on one machine do not meet. */
const freePort = () => execFileSync(process.execPath, ['-e', PRINT_FREE_PORT], { encoding: 'utf8' }).trim();

/**
 * Starts a PostgreSQL with an empty cluster of its own; as root by the account `postgres`, as the server demands.
 * @param bin folder of initdb and pg_ctl, for example /usr/lib/postgresql/15/bin
 * @returns `{ url, stop }`; `stop` ends it and removes the cluster
 * @throws Error with what initdb or pg_ctl printed
 */
export function startPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-postgres-'));
  const data = join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  // The account cannot enter every folder. The server inherits the streams, so none may be a pipe.
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
