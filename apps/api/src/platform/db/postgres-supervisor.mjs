// Runs beside the application as a process of its own, so that PostgreSQL is stopped even when the application is killed.
// Plain JavaScript on Node alone: the same file runs from the source, under the tests and beside the bundle.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetStranger, isAlive, readLines, runningPostmaster } from './postmaster-file.mjs';

/**
 * What the application orders, as JSON in the first argument.
 * @typedef {object} SupervisorOrders
 * @property {string} cluster absolute path of the data directory
 * @property {string} command program to run, with `args` and the port
 * @property {string[]} args
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {number} port 0 to choose a free one
 * @property {string} pgCtl
 * @property {string} logFile
 * @property {string} ownerFile names the supervisor that must stop PostgreSQL
 *
 * What it reports: ready (also after every restart), trouble (and tries again), failed (gave up before the first ready).
 * @typedef {{ event: 'ready', port: number, own: boolean } | { event: 'trouble', text: string } | { event: 'failed', text: string }} SupervisorNews
 */

const POLL_MS = 100;
/** Longer than a statement may take: its process outlives a killed PostgreSQL and holds the next start up. */
const FIRST_START_MS = 7_000;
const LONGEST_PAUSE_MS = 5_000;
const FAST_SHUTDOWN_MS = 60_000;

/** @type {SupervisorOrders} */
const orders = JSON.parse(process.argv[2] ?? '');
const startedAt = Date.now();
let port = orders.port;
let announced = false;
let stopping = false;
/** @type {import('node:child_process').ChildProcess | undefined} */
let child;

for (const event of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(event, stop);
if (!process.connected) await stop();

let pause = POLL_MS;
while (!stopping) {
  const logged = statSync(orders.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const running = runningPostmaster(orders.cluster);
  const wasReady = running ? await follow(running.pid) : await run();
  if (stopping) break;
  if (announced)
    report({ event: 'trouble', text: `PostgreSQL ended; starting it again. ${logSince(logged)}`.trim() });
  else if (Date.now() - startedAt > FIRST_START_MS) giveUp(logSince(logged));
  pause = wasReady ? POLL_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
  await wait(pause);
}

/** Runs PostgreSQL until it ends; true if it became ready. The port stays, so that connection pools find it again. */
async function run() {
  if (!announced) port = orders.port || (await freePort());
  forgetStranger(orders.cluster);
  const log = openSync(orders.logFile, 'a', 0o600);
  const { uid, gid, command, args } = orders;
  const started = spawn(command, [...args, '-p', String(port)], {
    stdio: ['ignore', log, log],
    cwd: '/',
    uid,
    gid,
  });
  child = started;
  closeSync(log);
  let ended = false;
  const end = new Promise((resolve) => started.once('exit', resolve).once('error', resolve)).then(() => {
    ended = true;
  });
  let ready = false;
  while (!ended && !ready) {
    await Promise.race([end, wait(POLL_MS / 2)]);
    const running = runningPostmaster(orders.cluster);
    ready = running !== undefined && running.pid === started.pid && running.status === 'ready';
  }
  if (ready) announce(true);
  await end;
  child = undefined;
  return ready;
}

/** Waits for the end of a PostgreSQL that runs already; one whose supervisor is gone becomes ours to stop. */
async function follow(/** @type {number} */ pid) {
  let ready = false;
  for (let running; (running = runningPostmaster(orders.cluster))?.pid === pid; await wait(POLL_MS)) {
    if (!isAlive(ownerPid())) own();
    if (ready || running?.status !== 'ready') continue;
    ready = true;
    port = running.port;
    announce(ownerPid() === process.pid);
  }
  return ready;
}

function announce(/** @type {boolean} */ isOwn) {
  announced = true;
  if (isOwn) own();
  report({ event: 'ready', port, own: isOwn });
}

/** Fast shutdown of what is ours; what another supervisor started is left alone. */
async function stop() {
  if (stopping) return;
  stopping = true;
  const pid = child?.pid ?? (ownerPid() === process.pid ? runningPostmaster(orders.cluster)?.pid : undefined);
  if (pid) {
    signal(pid, 'SIGINT');
    const deadline = Date.now() + FAST_SHUTDOWN_MS;
    while (isAlive(pid) && Date.now() < deadline) await wait(POLL_MS / 4);
    if (isAlive(pid)) signal(pid, 'SIGQUIT');
    if (ownerPid() === process.pid) rmSync(orders.ownerFile, { force: true });
  }
  process.exit(0);
}

function signal(/** @type {number} */ pid, /** @type {'SIGINT' | 'SIGQUIT'} */ name) {
  const mode = name === 'SIGINT' ? 'fast' : 'immediate';
  try {
    if (process.platform === 'win32')
      execFileSync(orders.pgCtl, ['stop', '-D', orders.cluster, '-m', mode, '-W']);
    else process.kill(pid, name);
  } catch {
    // Ended meanwhile.
  }
}

function own() {
  writeFileSync(orders.ownerFile, String(process.pid), { mode: 0o600 });
}

function ownerPid() {
  return Number(readLines(orders.ownerFile)[0]);
}

function giveUp(/** @type {string} */ text) {
  stopping = true;
  report({ event: 'failed', text }, () => process.exit(1));
}

function report(/** @type {SupervisorNews} */ news, sent = () => {}) {
  if (process.connected) process.send?.(news, sent);
}

/** The last complaints that PostgreSQL wrote since the log had this size. */
function logSince(/** @type {number} */ size) {
  const lines = readFileSync(orders.logFile).subarray(size).toString('utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.includes(' LOG: '))
    .slice(-3)
    .join('\n');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
