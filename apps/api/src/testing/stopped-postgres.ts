import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Starts a separate migrated PostgreSQL server that can hang, with the timeouts of production. `stop` suspends all its
 * processes (SIGSTOP), so that it neither responds nor refuses connections. `go` resumes them.
 */
export async function stoppablePostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaglio-hang-'));
  const database = await openDatabase({ dataDir, log: SILENT });
  await migrate(database.pool);
  const postmaster = Number(
    (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  const stopped: number[] = [];
  const go = () => {
    for (const pid of stopped.splice(0)) signal(pid, 'SIGCONT');
  };
  return {
    database,
    stop: async () => {
      const { rows } = await database.pool.query<{ pid: number }>('select pid from pg_stat_activity');
      stopped.push(postmaster, ...rows.map(({ pid }) => pid));
      for (const pid of stopped) signal(pid, 'SIGSTOP');
    },
    go,
    close: async () => {
      go();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends a signal, unless the process has ended. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // the process has ended
  }
}
