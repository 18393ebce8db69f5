import { createHash, randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { isRunning } from '../../platform/db/is-running';

/** Folder in DATA_DIR for temporary files of backups and restores. */
const WORK = 'backup-work';
/**
 * Prefix of the folders of temporary test databases. They are not in the work folder, because embedded PostgreSQL may
 * run as another user, who cannot access that folder.
 */
const RESTORE_TEST_PREFIX = 'drill-';
/** Age after which a work folder counts as abandoned, whichever machine created it. */
const OLD_MS = 24 * 3_600_000;

/** Id of the machine or container. Process ids are unique only within it. */
const MACHINE = createHash('sha256').update(`${hostname()} ${processIdSpace()}`).digest('hex').slice(0, 8);
/** Random id of this process run. Process ids are reused, in containers even at every start. */
const RUN = randomBytes(4).toString('hex');
const OWN = `${MACHINE}-${process.pid}-${RUN}-`;
const OWNER = /^(?:drill-)?([0-9a-f]{8})-(\d+)-([0-9a-f]{8})-/;

/**
 * Creates a private folder below DATA_DIR for one backup task. The folder contains unencrypted keys, and the caller
 * removes it. First removes the folders of killed processes.
 * @param now milliseconds since 1970
 */
export async function workFolder(dataDir: string, now: number): Promise<string> {
  const folder = join(dataDir, WORK);
  await removeLeftovers(dataDir, now);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return mkdtemp(join(folder, OWN));
}

/**
 * Creates a folder below DATA_DIR for the database of a restore test. Unlike the folder of workFolder(), other users
 * can access it.
 */
export async function restoreTestFolder(dataDir: string, now: number): Promise<string> {
  await removeLeftovers(dataDir, now);
  const folder = await mkdtemp(join(dataDir, `${RESTORE_TEST_PREFIX}${OWN}`));
  await chmod(folder, 0o711);
  return folder;
}

async function removeLeftovers(dataDir: string, now: number): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const work = await readdir(join(dataDir, WORK)).catch(() => []);
  const restoreTests = (await readdir(dataDir)).filter((name) => name.startsWith(RESTORE_TEST_PREFIX));
  for (const name of [...work.map((entry) => join(WORK, entry)), ...restoreTests]) {
    const path = join(dataDir, name);
    // Failing to remove an old folder must not fail the new backup.
    if (await isLeftover(path, now)) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function isLeftover(path: string, now: number): Promise<boolean> {
  const [, machine, pid, run] = OWNER.exec(basename(path)) ?? [];
  const isInUse = Number(pid) === process.pid ? run === RUN : isRunning(Number(pid));
  if (machine === MACHINE && !isInUse) return true;
  const found = await stat(path).catch(() => null);
  return found !== null && now - found.mtimeMs > OLD_MS;
}

/** Returns the id of the process namespace; '' if the operating system has none. */
function processIdSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
