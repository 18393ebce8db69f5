// The content of postmaster.pid of a data directory; beside postgres-supervisor.mjs, on Node alone.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PID_FILE = 'postmaster.pid';

/**
 * The PostgreSQL that runs on a data directory, or undefined.
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
 * The lines of a file; none when it cannot be read.
 * @param {string} path
 */
export function readLines(path) {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
