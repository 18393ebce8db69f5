import { statfs } from 'node:fs/promises';
import type { BackupManifest } from './manifest';

const GIB = 1024 ** 3;
/** Space for an empty PostgreSQL, plus a reserve that the installation itself needs. */
const BESIDE_ROWS = GIB;
/** Estimated size of a restored row with its indexes, in bytes per byte in the backup. */
const TIMES = 4;

/** Returns the number of bytes on the disk of a folder that users other than root can still write. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Estimates the free bytes needed to restore the rows of a backup. */
export function roomOfRows({ tables }: Pick<BackupManifest, 'tables'>): number {
  return BESIDE_ROWS + TIMES * tables.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Checks for enough free space before temporary files are written, because a full disk would stop the database.
 * @param free free bytes on the disk of `folder`
 * @throws Error with a message for users when there is too little space
 */
export function expectRoom(folder: string, needed: number, free: number): void {
  if (free >= needed) return;
  throw new Error(
    `${folder} has ${inWords(free)} free, and ${inWords(needed)} are needed. Make room, or use another machine.`,
  );
}

function inWords(bytes: number): string {
  return bytes < GIB ? `${Math.ceil(bytes / 1024 ** 2)} MiB` : `${(bytes / GIB).toFixed(1)} GiB`;
}
