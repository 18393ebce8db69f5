// The process that runs on a PostgreSQL data directory, and its owner; beside postgres-supervisor.mjs, on Node alone.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PID_FILE = 'postmaster.pid';
const POLL_MS = 25;
const FAST_SHUTDOWN_MS = 60_000;

/**
 * Finds the PostgreSQL that runs on a data directory.
 * @param {string} cluster data directory
 * @returns {{ pid: number, port: number, status: string } | undefined} status is starting, ready or stopping
 */
export function runningPostmaster(cluster) {
  const lines = readLines(join(cluster, PID_FILE));
  const pid = Number(lines[0]);
  if (!isAlive(pid) || isOtherProgram(pid)) return undefined;
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

/**
 * Reads which processes own a data directory; 0 or NaN for none.
 * @param {string} ownerFile
 * @returns {{ supervisor: number, application: number }}
 */
export function readOwner(ownerFile) {
  const [supervisor, application] = readLines(ownerFile);
  return { supervisor: Number(supervisor), application: Number(application || supervisor) }; // 0.3.0 wrote one line
}

/**
 * Explains why a second process may not start PostgreSQL.
 * @param {string} cluster data directory
 * @param {number} application process that owns it
 * @param {{ pid: number, port: number }} running
 */
export function refusalOf(cluster, application, { pid, port }) {
  return [
    `Process ${application} uses the embedded PostgreSQL of ${dirname(cluster)} already (process ${pid}, port ${port}).`,
    'Stop it first, or choose another DATA_DIR. Several servers share one database with DATABASE_URL.',
  ].join('\n');
}

/**
 * Stops a PostgreSQL: fast, and at once if that takes longer than a minute.
 * @param {{ cluster: string, pgCtl: string }} where
 * @param {number} pid
 */
export async function stopPostmaster({ cluster, pgCtl }, pid) {
  const signal = (/** @type {'SIGINT' | 'SIGQUIT'} */ name) => {
    const mode = name === 'SIGINT' ? 'fast' : 'immediate';
    try {
      if (process.platform === 'win32') execFileSync(pgCtl, ['stop', '-D', cluster, '-m', mode, '-W']);
      else process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  };
  signal('SIGINT');
  for (const deadline = Date.now() + FAST_SHUTDOWN_MS; isAlive(pid) && Date.now() < deadline;)
    await wait(POLL_MS);
  if (isAlive(pid)) signal('SIGQUIT');
}

/**
 * Removes the file when it names a living process that is not PostgreSQL, and would keep PostgreSQL from starting.
 * @param {string} cluster data directory
 */
export function forgetStranger(cluster) {
  const path = join(cluster, PID_FILE);
  const pid = Number(readLines(path)[0]);
  if (isAlive(pid) && isOtherProgram(pid)) rmSync(path, { force: true });
}

/**
 * Whether a process with this number runs. A zombie does not: nobody reaps the orphans of a container without an init.
 * @param {number} pid 0 or NaN for none
 */
export function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !/\) Z /.test(statOf(pid));
}

/** Where the system shows it: the number was given to some other program since, as after a restart of a container. */
function isOtherProgram(/** @type {number} */ pid) {
  const stat = statOf(pid);
  return stat !== '' && !stat.includes('(postgres)');
}

function statOf(/** @type {number} */ pid) {
  return readLines(`/proc/${pid}/stat`)[0] ?? '';
}

/**
 * Returns the lines of a file; none when it cannot be read.
 * @param {string} path
 */
function readLines(path) {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
