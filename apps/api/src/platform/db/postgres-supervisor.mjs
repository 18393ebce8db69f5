// Runs as a separate process, so that PostgreSQL is stopped even if the application is killed. The program is plain
// JavaScript without dependencies, because the same file runs from the source tree, in tests and next to the bundle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  forgetStranger,
  isAlive,
  readOwner,
  refusalOf,
  runningPostmaster,
  stopPostmaster,
} from './postmaster-file.mjs';

/**
 * Parameters from the application, passed as JSON in the first argument.
 * @typedef {object} SupervisorOrders
 * @property {number} application process that owns PostgreSQL
 * @property {string} cluster absolute path of the data directory
 * @property {string} command program to run, with `args` and the port
 * @property {string[]} args
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {string} pgCtl
 * @property {string} logFile
 * @property {string} ownerFile file with the process ids of the supervisor and the application
 *
 * Events sent to the application: ready (also after every restart), trouble (PostgreSQL is restarted), failed (it never
 * became ready), refused (another process owns the data directory).
 * @typedef {{ event: 'ready', port: number }} Ready
 * @typedef {Ready | { event: 'trouble', text: string } | { event: 'failed', text: string } | { event: 'refused', text:
 * string }} SupervisorNews
 */

const POLL_MS = 100;
/**
 * Maximum duration of the first start, in milliseconds. It is longer than the statement timeout, because a backend of a
 * killed PostgreSQL may run until then and delays the next start.
 */
const FIRST_START_MS = 7_000;
const LONGEST_PAUSE_MS = 5_000;

/** @type {SupervisorOrders} */
const orders = JSON.parse(process.argv[2] ?? '');
const startedAt = Date.now();
let port = 0;
let announced = false;
let stopping = false;
/** @type {number | undefined} */
let postmaster;

for (const event of ['disconnect', 'SIGTERM', 'SIGINT']) process.on(event, stop);
if (!process.connected) await stop();

await claimCluster();
let pause = POLL_MS;
while (!stopping) {
  const logged = statSync(orders.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const wasReady = await run();
  if (stopping) break;
  // If two servers start at the same time, PostgreSQL's lock file allows only one of them.
  if (!announced && runningPostmaster(orders.cluster)) await claimCluster();
  if (stopping) break;
  if (announced)
    report({ event: 'trouble', text: `PostgreSQL ended; starting it again. ${logSince(logged)}`.trim() });
  else if (Date.now() - startedAt > FIRST_START_MS) giveUp('failed', logSince(logged));
  pause = wasReady ? POLL_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
  await wait(pause);
}

/**
 * Makes this process the owner of the data directory. If a PostgreSQL is stopping, it waits. If the application and
 * supervisor of a PostgreSQL were killed, it stops that PostgreSQL. If another application owns a running PostgreSQL,
 * it refuses to start.
 */
async function claimCluster() {
  for (let running; !stopping && (running = runningPostmaster(orders.cluster)); await wait(POLL_MS)) {
    const owner = readOwner(orders.ownerFile);
    const isOwned = isAlive(owner.application) && owner.supervisor !== process.pid;
    if (isOwned && running.status !== 'stopping')
      return giveUp('refused', refusalOf(orders.cluster, owner.application, running));
    if (!isAlive(owner.supervisor)) await stopPostmaster(orders, running.pid);
  }
  writeOwner();
}

/**
 * Runs PostgreSQL until it ends, and returns whether it became ready. A restart uses the same port, so that connection
 * pools can reconnect.
 */
async function run() {
  if (!announced) port = await freePort();
  forgetStranger(orders.cluster);
  const log = openSync(orders.logFile, 'a', 0o600);
  const { uid, gid, command, args } = orders;
  const started = spawn(command, [...args, '-p', String(port)], {
    stdio: ['ignore', log, log],
    cwd: '/',
    uid,
    gid,
  });
  postmaster = started.pid;
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
  if (ready) announce();
  await end;
  postmaster = undefined;
  return ready;
}

function announce() {
  announced = true;
  writeOwner(); // a concurrent start may have overwritten the owner file
  report({ event: 'ready', port });
}

async function stop() {
  if (stopping) return;
  stopping = true;
  if (postmaster) await stopPostmaster(orders, postmaster);
  if (readOwner(orders.ownerFile).supervisor === process.pid) rmSync(orders.ownerFile, { force: true });
  process.exit(0);
}

function writeOwner() {
  writeFileSync(orders.ownerFile, `${process.pid}\n${orders.application}\n`, { mode: 0o600 });
}

function giveUp(/** @type {'failed' | 'refused'} */ event, /** @type {string} */ text) {
  stopping = true;
  report({ event, text }, () => process.exit(1));
}

function report(/** @type {SupervisorNews} */ news, sent = () => {}) {
  if (process.connected) process.send?.(news, sent);
}

/** Returns the last three errors or warnings that PostgreSQL wrote to the log after the given log size. */
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
