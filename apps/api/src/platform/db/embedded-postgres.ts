import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { accountFacts, chooseRunAs } from './postgres-account';
import { findBinaries } from './postgres-binaries';
import { ensureCluster, SUPERUSER } from './postgres-cluster';
import { isAlive, readOwner, runningPostmaster } from './postmaster-file.mjs';
import { supervisePostgres, type Log } from './supervised-postgres';

/**
 * Options of the embedded PostgreSQL. `durable: false` is faster but may lose data after a crash. Use it only for
 * temporary data.
 */
export type EmbeddedConfig = {
  dataDir: string;
  log: Log;
  durable?: boolean;
  /** True to use a PostgreSQL server that another process already runs on this folder. */
  canShare?: boolean;
};

/**
 * The server listens only to TCP on this machine. A Unix socket is not used, because its path could be too long, and a
 * killed process would not remove it.
 */
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
 * Starts PostgreSQL 18 in `DATA_DIR/postgres`. Exactly one process owns the server, and the server ends with that
 * process. With `canShare`, a server that already runs is used. Its port is read from `postmaster.pid` and its password
 * from the folder.
 * @returns the address of the server, and `stop`, which stops the server if this process owns it
 * @throws Error with a message for the console if this platform has no PostgreSQL, the server cannot start, or another
 * process owns it
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  durable = true,
  canShare = false,
}: EmbeddedConfig) {
  const binaries = findBinaries();
  const folder = resolve(dataDir);
  const cluster = join(folder, 'postgres');
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const runAs = chooseRunAs(accountFacts({ postgres: binaries.postgres, dataDir: folder, cluster }));
  const password = await ensureCluster({ dataDir: folder, cluster, initdb: binaries.initdb, runAs, durable });
  const urlOf = (port: number) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  const ownerFile = join(folder, 'postgres.owner');
  const running = canShare ? runningPostmaster(cluster) : undefined;
  if (running?.status === 'ready' && isAlive(readOwner(ownerFile).application))
    return { url: urlOf(running.port), stop: () => Promise.resolve() };
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
      application: process.pid,
      cluster,
      command,
      args,
      ...runAs.account,
      pgCtl: binaries.pgCtl,
      logFile: join(folder, 'postgres.log'),
      ownerFile,
    },
    log,
  );
  return { url: urlOf(port), stop };
}
