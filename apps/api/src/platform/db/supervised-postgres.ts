import { fork, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { SupervisorNews, SupervisorOrders } from './postgres-supervisor.mjs';

/** The part of a logger that the database uses; pino and console both fit. */
export type Log = { info(message: string): void; warn(message: string): void; error(message: string): void };

/** A PostgreSQL that is kept running; `stop` waits for its end, but at most {@link LONGEST_STOP_MS}. */
export type SupervisedPostgres = { port: number; stop: () => Promise<void> };

const SUPERVISOR = fileURLToPath(new URL('./postgres-supervisor.mjs', import.meta.url));
const RESTART_MS = 200;
const LONGEST_STOP_MS = 8_000;

/**
 * Starts the process that runs PostgreSQL, or follows one that runs already on the same data directory,
 * and replaces that process if it is killed. Ends with ours, however ours ends.
 * @throws an Error with PostgreSQL's own output when it does not start
 */
export async function supervisePostgres(orders: SupervisorOrders, log: Log): Promise<SupervisedPostgres> {
  let closing = false;
  let child = launch(orders);
  const port = await readyPort(child, log);
  watch();

  function watch(): void {
    child.unref();
    child.channel?.unref();
    child.once('exit', async () => {
      if (closing) return;
      log.warn('The supervisor of PostgreSQL ended; starting another.');
      await wait(RESTART_MS);
      if (closing) return;
      child = launch({ ...orders, port });
      watch();
      readyPort(child, log).catch((error: unknown) => log.error(String(error)));
    });
  }

  return {
    port,
    stop: async () => {
      closing = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.connected) child.disconnect();
      child.ref();
      await Promise.race([ended, wait(LONGEST_STOP_MS, undefined, { ref: false })]);
      child.unref();
    },
  };
}

/** In a process group of its own: Ctrl-C in a terminal reaches the application alone, which closes in order. */
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

/** The port once PostgreSQL accepts connections; all later output is logged. */
function readyPort(child: ChildProcess, log: Log): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('PostgreSQL could not be started: its supervisor ended.')));
    let times = 0;
    child.on('message', (message) => {
      const news = readNews(message);
      if (news.event === 'failed')
        return reject(new Error(`The embedded PostgreSQL does not start. ${news.text}`));
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
