import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** Minimum free space in the file system. Clusters, browser profiles and copies of the workspace need less. */
const ROOM = 4 * GIB;
const FREE_MEMORY = 8 * GIB;
/** Pattern of the folder names. A folder name contains the process id of its owner. */
const OWN = /^vaglio-(\d+)-/;
/** Options that retry a deletion, because PostgreSQL may still be writing while it shuts down. */
const REMOVED = { recursive: true, force: true, maxRetries: 5 };

/**
 * Creates a folder in memory for temporary files. On a disk, creating and dropping the database of one test takes half
 * a second of CPU time; in memory, it takes a twentieth of that. The folder is deleted when the process ends.
 * @returns path of the folder; null if there is no such file system, if it lacks space, or if programs cannot be
 * executed there
 */
export function memoryFolder({ place = IN_MEMORY, room = ROOM, memory = FREE_MEMORY } = {}) {
  if (process.platform !== 'linux') return null;
  removeLeft(place);
  if (freeMemory() < memory || freeSpace(place) < room) return null;
  let folder;
  try {
    folder = mkdtempSync(join(place, `vaglio-${process.pid}-`));
  } catch {
    return null;
  }
  process.on('exit', () => rmSync(folder, REMOVED));
  chmodSync(folder, 0o755); // PostgreSQL runs as another user
  return runsPrograms(folder) ? folder : null;
}

/** Deletes folders that killed processes left behind, because they occupy memory. */
function removeLeft(place) {
  const names = existsSync(place) ? readdirSync(place) : [];
  for (const name of names) {
    const [, pid] = OWN.exec(name) ?? [];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(place, name), REMOVED);
  }
}

/** Returns the free memory of the machine or, if lower, the memory limit of the container. */
function freeMemory() {
  return Math.min(freemem(), process.constrainedMemory() || Infinity);
}

function freeSpace(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function runsPrograms(folder) {
  const program = join(folder, 'probe');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}
