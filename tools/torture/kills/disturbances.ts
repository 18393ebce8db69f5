import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../apps/api/src/operations/seed/sample/random';
import { onServer, testServer } from '../../../apps/api/src/testing/test-server';
import type { Installation, Server } from '../installation';

const LONGEST_RECOVERY_MS = 60_000;

/** Servers that are killed and started again; `addressOf` is null while one is down. */
export type ServerRow = {
  addressOf: (index: number) => string | null;
  pidOf: (index: number) => number;
  /** Ends one with the signal and starts another in its place. @returns the exit code, null when killed */
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

/** A start that meets a database which recovers right then ends with an error; an operator's supervisor repeats it. */
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
 * Kills a process of PostgreSQL that serves one of the servers, as an out-of-memory killer does: PostgreSQL then ends all
 * connections and recovers.
 * @returns false when there was none
 */
export async function killBackend(random: Random): Promise<boolean> {
  const pids = await backendPids();
  if (pids.length === 0) return false;
  try {
    process.kill(random.pick(pids), 'SIGKILL');
  } catch {
    return false; // it ended by itself
  }
  await wait(100);
  await untilRecovered();
  return true;
}

/** Ends one connection of a server, as an administrator or a firewall does. */
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
      // it still recovers
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
