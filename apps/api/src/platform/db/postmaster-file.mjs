// Functions to find the PostgreSQL process of a data directory and its owner. This file has no dependencies, because
// postgres-supervisor.mjs imports it.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PID_FILE = 'postmaster.pid';
const POLL_MS = 25;
const FAST_SHUTDOWN_MS = 60_000;

/**
 * Finds the running PostgreSQL of a data directory.
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
 * Reads which processes own a data directory. Ids are 0 or NaN if there is no owner.
 * @param {string} ownerFile
 * @returns {{ supervisor: number, application: number }}
 */
export function readOwner(ownerFile) {
  const [supervisor, application] = readLines(ownerFile);
  return { supervisor: Number(supervisor), application: Number(application || supervisor) }; // 0.3.0 wrote one line
}

/**
 * Returns the error message that explains why a second process must not start PostgreSQL.
 * @param {string} cluster data directory
 * @param {number} application process that owns the data directory
 * @param {{ pid: number, port: number }} running running PostgreSQL
 */
export function refusalOf(cluster, application, { pid, port }) {
  return [
    `Process ${application} uses the embedded PostgreSQL of ${dirname(cluster)} already (process ${pid}, port ${port}).`,
    'Stop it first, or choose another DATA_DIR. Several servers share one database with DATABASE_URL.',
  ].join('\n');
}

/**
 * Stops PostgreSQL with a fast shutdown. If it still runs after a minute, an immediate shutdown follows.
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
      // The process has already ended.
    }
  };
  signal('SIGINT');
  for (const deadline = Date.now() + FAST_SHUTDOWN_MS; isAlive(pid) && Date.now() < deadline;)
    await wait(POLL_MS);
  if (isAlive(pid)) signal('SIGQUIT');
}

/**
 * Removes the pid file if its process id now belongs to another program. Otherwise PostgreSQL could not start.
 * @param {string} cluster data directory
 */
export function forgetStranger(cluster) {
  const path = join(cluster, PID_FILE);
  const pid = Number(readLines(path)[0]);
  if (isAlive(pid) && isOtherProgram(pid)) rmSync(path, { force: true });
}

/**
 * Returns whether a process with this id is running. Zombie processes do not count, because a container without an init
 * process does not remove them.
 * @param {number} pid 0 or NaN if there is no process
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

/** Returns whether the process id now belongs to another program, for example after a container restart. Linux only. */
function isOtherProgram(/** @type {number} */ pid) {
  const stat = statOf(pid);
  return stat !== '' && !stat.includes('(postgres)');
}

function statOf(/** @type {number} */ pid) {
  return readLines(`/proc/${pid}/stat`)[0] ?? '';
}

/**
 * Returns the lines of a file; [] if the file cannot be read.
 * @param {string} path
 */
function readLines(path) {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
