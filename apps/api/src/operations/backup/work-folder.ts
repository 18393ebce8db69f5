import { createHash, randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { isRunning } from '../../platform/db/is-running';

/** Of DATA_DIR: what backups are written in before they are stored, and read from before they are restored. */
const WORK = 'backup-work';
/** The databases of drills are beside it: an embedded PostgreSQL may run as another user than this process, and must pass. */
const DRILL = 'drill-';
/** What is older was left by a process that ended, on whatever machine. */
const OLD_MS = 24 * 3_600_000;

/** Ids of processes say something only within one machine, and there within one container. */
const MACHINE = createHash('sha256').update(`${hostname()} ${processIdSpace()}`).digest('hex').slice(0, 8);
/** Ids are used again, in a container at every start. */
const RUN = randomBytes(4).toString('hex');
const OWN = `${MACHINE}-${process.pid}-${RUN}-`;
const OWNER = /^(?:drill-)?([0-9a-f]{8})-(\d+)-([0-9a-f]{8})-/;

/**
 * A new folder below DATA_DIR for one piece of work with backups, which hold keys in clear: readable by its owner only, and
 * removed by its maker. What processes left that were killed is removed before.
 * @param now milliseconds since 1970
 */
export async function workFolder(dataDir: string, now: number): Promise<string> {
  const folder = join(dataDir, WORK);
  await removeLeftovers(dataDir, now);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return mkdtemp(join(folder, OWN));
}

/** A new folder below DATA_DIR for the database of a drill, as workFolder() makes one, that other users can pass. */
export async function drillFolder(dataDir: string, now: number): Promise<string> {
  await removeLeftovers(dataDir, now);
  const folder = await mkdtemp(join(dataDir, `${DRILL}${OWN}`));
  await chmod(folder, 0o711);
  return folder;
}

async function removeLeftovers(dataDir: string, now: number): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const work = await readdir(join(dataDir, WORK)).catch(() => []);
  const drills = (await readdir(dataDir)).filter((name) => name.startsWith(DRILL));
  for (const name of [...work.map((entry) => join(WORK, entry)), ...drills]) {
    const path = join(dataDir, name);
    // What cannot be removed must not have the next backup fail.
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

/** '' where the system has none. */
function processIdSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
