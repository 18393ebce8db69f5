import { fork, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { runningPostmaster, stopPostmaster } from './postmaster-file.mjs';
import type { SupervisorNews, SupervisorOrders } from './postgres-supervisor.mjs';

/** Subset of a logger that the database code uses. Both pino and console implement it. */
export type Log = { info(message: string): void; warn(message: string): void; error(message: string): void };

/** Running PostgreSQL. `stop` waits for it to end, at most {@link LONGEST_STOP_MS}. */
export type SupervisedPostgres = { port: number; stop: () => Promise<void> };

const SUPERVISOR = fileURLToPath(new URL('./postgres-supervisor.mjs', import.meta.url));
const LONGEST_STOP_MS = 8_000;

/**
 * Starts the supervisor process. It runs PostgreSQL and restarts it if it ends. Both end together with this process,
 * even if this process is killed.
 * @throws Error with PostgreSQL's output if it does not start, or with the name of the owner if another process runs it
 */
export async function supervisePostgres(orders: SupervisorOrders, log: Log): Promise<SupervisedPostgres> {
  const child = launch(orders);
  const port = await readyPort(child, log);
  child.unref();
  child.channel?.unref();
  let isClosing = false;
  child.once('exit', () => {
    if (!isClosing) log.error('The supervisor of PostgreSQL ended. Restart Vaglio.');
  });
  return {
    port,
    stop: async () => {
      isClosing = true;
      if (child.exitCode !== null || child.signalCode !== null) return stopLeftBehind(orders);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.connected) child.disconnect();
      child.ref();
      await Promise.race([ended, wait(LONGEST_STOP_MS, undefined, { ref: false })]);
      child.unref();
    },
  };
}

/** Stops PostgreSQL if its supervisor was killed. */
async function stopLeftBehind(orders: SupervisorOrders): Promise<void> {
  const running = runningPostmaster(orders.cluster);
  if (running) await stopPostmaster(orders, running.pid);
}

/**
 * Starts the supervisor in its own process group. Ctrl-C in a terminal then reaches only the application, which shuts
 * down in order.
 */
function launch(orders: SupervisorOrders): ChildProcess {
  const env = { ...process.env, NODE_OPTIONS: undefined };
  const log = openSync(orders.logFile, 'a', 0o600);
  const child = fork(SUPERVISOR, [JSON.stringify(orders)], {
    detached: true,
    execArgv: [],
    env,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  return child;
}

/** Returns the port as soon as PostgreSQL accepts connections. All later output is logged. */
function readyPort(child: ChildProcess, log: Log): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('PostgreSQL could not be started: its supervisor ended.')));
    let times = 0;
    child.on('message', (message) => {
      const news = readNews(message);
      if (news.event === 'failed')
        return reject(new Error(`The embedded PostgreSQL does not start. ${news.text}`));
      if (news.event === 'refused') return reject(new Error(news.text));
      if (news.event === 'trouble') return log.warn(news.text);
      times += 1;
      if (times > 1) log.info(`PostgreSQL is ready again on port ${news.port}.`);
      resolve(news.port);
    });
  });
}

function readNews(message: unknown): SupervisorNews {
  return message as SupervisorNews;
}
