import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeChain, verifyChain } from '../../audit/verify-chain';
import { majorOfPrograms } from '../../platform/db/cluster-version';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres';
import { isRunning } from '../../platform/db/is-running';
import { connect } from '../../platform/db/open-database';
import { findBinaries } from '../../platform/db/postgres-binaries';
import { openKeys, type KeySource } from '../../platform/keys/open-keys';
import { openBackup } from './backup-file';
import { expectRoom, freeBytes, roomOfRows } from './disk-room';
import { restoreBackup } from './restore-backup';
import { restoreTestFolder } from './work-folder';

/** Options of a database upgrade. With `durable: false` (tests only), it does not wait for the disk. */
type Upgrade = { source: KeySource; now: number; durable?: boolean };
export type Upgraded = { from: string; to: string; aside: string; madeAt: string; trail: string };

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Replaces a PostgreSQL data directory of another major version, using the rows of a backup made with the previous
 * version. The new directory is completed before the swap. The old directory is kept next to it.
 * @param path path of a readable backup
 * @throws Error with a message for users when there is nothing to upgrade, a server is running, the backup is damaged
 *   or has other keys, or the disk has too little space; the old directory then remains in place
 */
export async function upgradeCluster(
  path: string,
  { source, now, durable = true }: Upgrade,
): Promise<Upgraded> {
  const { dataDir } = source;
  const cluster = join(dataDir, 'postgres');
  const from = await majorOf(cluster);
  const to = await majorOfPrograms(findBinaries().initdb);
  if (from === to) throw new Error(`${cluster} is of PostgreSQL ${to} already.`);
  await expectStopped(cluster);
  const aside = join(dataDir, `postgres-${from}`);
  if (existsSync(aside)) throw new Error(`${aside} is in the way: move it to another place.`);
  const folder = await restoreTestFolder(dataDir, now);
  try {
    const restored = await restoreAside(path, folder, { source, durable });
    await rename(cluster, aside);
    await rename(join(folder, 'postgres'), cluster);
    return { from, to, aside, ...restored };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreAside(
  path: string,
  folder: string,
  { source, durable }: { source: KeySource; durable: boolean },
) {
  const { manifest, close } = await openBackup(path);
  close();
  expectRoom(source.dataDir, roomOfRows(manifest), await freeBytes(folder));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: QUIET, durable });
  try {
    const database = await connect(postgres.url, QUIET);
    try {
      await restoreBackup(path, { database, dataDir: folder });
      await openKeys(database.db, source);
      const { broken, ...counts } = await verifyChain(database.db);
      if (broken) throw new Error(`The audit chain of the backup is broken at event ${broken.eventId}.`);
      return { madeAt: manifest.created_at, trail: describeChain(counts) };
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function majorOf(cluster: string): Promise<string> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => {
    throw new Error(`There is no embedded database in ${cluster}. DATA_DIR must be that of the server.`);
  });
  return text.trim();
}

/** Checks that no PostgreSQL server of any version is running. The first line of postmaster.pid is the process id. */
async function expectStopped(cluster: string): Promise<void> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (pid > 0 && isRunning(pid)) throw new Error(`${cluster} is in use. Stop the server first.`);
}
