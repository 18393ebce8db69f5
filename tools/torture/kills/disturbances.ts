import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../apps/api/src/operations/seed/sample/random';
import { onServer, testServer } from '../../../apps/api/src/testing/test-server';
import type { Installation, Server } from '../installation';

const LONGEST_RECOVERY_MS = 60_000;

/** Servers that are killed and restarted. `addressOf` returns null while the server is down. */
export type ServerRow = {
  addressOf: (index: number) => string | null;
  pidOf: (index: number) => number;
  /**
   * Ends a server with a signal and starts another one.
   * @returns the exit code; null if the server was killed
   */
  restart: (index: number, signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

export async function startServerRow(installation: Installation, count: number): Promise<ServerRow> {
  const row: (Server | null)[] = await Promise.all(
    Array.from({ length: count }, () => installation.startServer()),
  );
  return {
    addressOf: (index) => row[index]?.address ?? null,
    pidOf: (index) => row[index]?.pid ?? 0,
    restart: async (index, signal) => {
      const server = row[index];
      if (!server) return null;
      row[index] = null;
      const code = await server.end(signal);
      row[index] = await startUntilItRuns(installation);
      return code;
    },
  };
}

/**
 * Starts a server and retries until it runs. If the database is recovering, a start ends with an error. A process
 * supervisor would retry it in the same way.
 */
async function startUntilItRuns(installation: Installation): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await installation.startServer();
    } catch (error) {
      if (attempt === 5) throw error;
      await wait(500);
    }
  }
}

/**
 * Kills a PostgreSQL backend process that serves one of the servers, as the out-of-memory killer would. PostgreSQL then
 * closes all connections and recovers.
 * @returns false if there was no such process
 */
export async function killBackend(random: Random): Promise<boolean> {
  const pids = await backendPids();
  if (pids.length === 0) return false;
  try {
    process.kill(random.pick(pids), 'SIGKILL');
  } catch {
    return false; // the process has already ended
  }
  await wait(100);
  await untilRecovered();
  return true;
}

/** Closes one database connection of a server, as an administrator or a firewall might. */
export async function endConnection(random: Random): Promise<boolean> {
  const pids = await backendPids();
  if (pids.length === 0) return false;
  await onServer(testServer(), `select pg_terminate_backend(${random.pick(pids)})`);
  return true;
}

async function untilRecovered(): Promise<void> {
  for (const end = Date.now() + LONGEST_RECOVERY_MS; Date.now() < end; await wait(100)) {
    try {
      await onServer(testServer(), 'select 1');
      return;
    } catch {
      // PostgreSQL is still recovering
    }
  }
  throw new Error(`PostgreSQL did not recover within ${LONGEST_RECOVERY_MS} ms`);
}

async function backendPids(): Promise<number[]> {
  const { rows } = await onServer(
    testServer(),
    "select pid from pg_stat_activity where application_name = 'vaglio' and backend_type = 'client backend' order by pid",
  );
  return rows.map(({ pid }) => Number(pid));
}
