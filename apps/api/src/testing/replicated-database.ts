import { execFile } from 'node:child_process';
import { appendFile, chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../db/migrate';
import { openDatabase, type Database } from '../db/open-database';
import { accountFacts, chooseRunAs } from '../db/postgres-account';
import { findBinaries } from '../db/postgres-binaries';
import { freePort } from './server-process';

const run = promisify(execFile);
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
const NOT_COPIED = /postmaster\.(pid|opts)$/;

/** A migrated PostgreSQL of its own, and a second one that follows it as a streaming replica. */
export async function replicatedDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'vaglio-replica-'));
  await chmod(folder, 0o711);
  const primary = await openDatabase({ dataDir: join(folder, 'primary'), log: QUIET });
  await migrate(primary.pool);
  const replica = await startReplica(primary, folder);
  return {
    primary,
    replicaUrl: replica.url,
    /** Runs a statement on the replica, such as one that pauses it. */
    onReplica: (statement: string) => ask(replica.url, statement),
    stopReplica: replica.stop,
    close: async () => {
      await replica.stop();
      await primary.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startReplica({ pool, url }: Database, folder: string) {
  const cluster = join(folder, 'replica', 'postgres');
  await mkdir(join(folder, 'replica'), { mode: 0o711 });
  const client = await pool.connect();
  try {
    await client.query("select pg_backup_start('replica', fast => true)");
    await cp(join(folder, 'primary', 'postgres'), cluster, {
      recursive: true,
      filter: (path) => !NOT_COPIED.test(path),
    });
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()');
    await writeFile(join(cluster, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    client.release();
  }
  const { hostname, port: primaryPort, username, password } = new URL(url);
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${primaryPort} user=${username} password=${password}'\n`,
  );
  await writeFile(join(cluster, 'standby.signal'), '');
  await chmod(cluster, 0o700);
  const { postgres, pgCtl } = findBinaries();
  const { prefix, account } = chooseRunAs(accountFacts({ postgres, dataDir: folder, cluster }));
  const port = await freePort();
  const control = (...args: string[]) => {
    const [command = pgCtl, ...rest] = [...prefix, pgCtl, '-D', cluster, '-w', ...args];
    return run(command, rest, { cwd: '/', ...account });
  };
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await control('-l', join(cluster, 'log'), '-o', options, 'start');
  let isRunning = true;
  const way = new URL(url);
  way.port = String(port);
  return {
    url: way.href,
    stop: async () => {
      if (isRunning) await control('-m', 'fast', 'stop');
      isRunning = false;
    },
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
