import { access, constants, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { KEY_NAMES } from '../../platform/keys/key-ring';
import { fine, problem, warning, type Finding } from './finding';

const GIB = 1024 ** 3;
/** Below these an embedded database, imports or backups run out of room soon. */
const [LITTLE, TOO_LITTLE] = [5 * GIB, 1 * GIB];

/** The machine as the server finds it: program, data directory, disk, keys. */
export async function machineFindings(
  dataDir: string,
  nodeVersion = process.versions.node,
): Promise<Finding[]> {
  const folder = resolve(dataDir);
  return [
    fine('Node', `Version ${nodeVersion}.`),
    await folderFinding(folder),
    ...(await keyFindings(folder)),
  ];
}

async function folderFinding(folder: string): Promise<Finding> {
  const subject = 'Data directory';
  try {
    await access(folder, constants.R_OK | constants.W_OK);
  } catch {
    return problem(
      subject,
      `${folder} cannot be read and written.`,
      'Set DATA_DIR to the folder of this installation, and run as its owner.',
    );
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${folder}, ${(free / GIB).toFixed(1)} GiB free.`;
  if (free > LITTLE) return fine(subject, text);
  const advice = 'Make room: the database, imports and backups grow.';
  return free > TOO_LITTLE ? warning(subject, text, advice) : problem(subject, text, advice);
}

/** Windows has no such modes. */
async function keyFindings(folder: string): Promise<Finding[]> {
  const open: string[] = [];
  for (const name of KEY_NAMES) {
    const path = join(folder, 'keys', `${name}.key`);
    const found = await stat(path).catch(() => null);
    if (found && process.platform !== 'win32' && (found.mode & 0o077) !== 0) open.push(path);
  }
  return open.length === 0
    ? []
    : [problem('Keys', 'Others on this machine can read them.', `chmod 600 ${open.join(' ')}`)];
}
