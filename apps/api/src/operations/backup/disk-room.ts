import { statfs } from 'node:fs/promises';
import type { BackupManifest } from './manifest';

const GIB = 1024 ** 3;
/** What a PostgreSQL takes before its first row, and what must be left for the installation itself. */
const BESIDE_ROWS = GIB;
/** A row with its indexes, for each byte that it has in a backup. */
const TIMES = 4;

/** Bytes that are free in the disk of a folder for who is not root. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Bytes that must be free before the rows of a backup are restored, as far as the backup shows. */
export function roomOfRows({ tables }: Pick<BackupManifest, 'tables'>): number {
  return BESIDE_ROWS + TIMES * tables.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Before something is written that is thrown away: a full disk would stop the database of the installation.
 * @param free of the disk of `folder`, in bytes
 * @throws Error in words when less is free than needed
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
