import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { accountFacts, chooseRunAs } from './postgres-account';
import { findBinaries } from './postgres-binaries';
import { ensureCluster, SUPERUSER } from './postgres-cluster';
import { supervisePostgres, type Log } from './supervised-postgres';

/** Where the data lies and what is called with trouble; `durable: false`, for data that is thrown away, trades safety for speed. */
export type EmbeddedConfig = { dataDir: string; log: Log; durable?: boolean };

/** TCP on this machine alone, no socket file: its path could be too long, and a killed process would leave it behind. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};
const WITHOUT_SYNC = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * PostgreSQL 18 on `DATA_DIR/postgres`: started, or connected to where another process has started it already.
 * It ends with the process that started it; a process that still uses it then starts it again, on the same port.
 * @returns its address, and `stop`, which stops it if it is ours
 * @throws an Error with a message for the console when this platform has no PostgreSQL, or it cannot start
 */
export async function startEmbeddedPostgres({ dataDir, log, durable = true }: EmbeddedConfig) {
  const binaries = findBinaries();
  const folder = resolve(dataDir);
  const cluster = join(folder, 'postgres');
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const runAs = chooseRunAs(accountFacts({ postgres: binaries.postgres, dataDir: folder, cluster }));
  const password = await ensureCluster({ dataDir: folder, cluster, initdb: binaries.initdb, runAs, durable });
  const settings = Object.entries(durable ? SETTINGS : { ...SETTINGS, ...WITHOUT_SYNC }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const [command = binaries.postgres, ...args] = [
    ...runAs.prefix,
    binaries.postgres,
    '-D',
    cluster,
    ...settings,
  ];
  const { port, stop } = await supervisePostgres(
    {
      cluster,
      command,
      args,
      ...runAs.account,
      port: 0,
      pgCtl: binaries.pgCtl,
      logFile: join(folder, 'postgres.log'),
      ownerFile: join(folder, 'postgres.owner'),
    },
    log,
  );
  return { url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`, stop };
}
