import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** The steps leave less than one: clusters, profiles of browsers, copies of the workspace. */
const ROOM = 4 * GIB;
const FREE_MEMORY = 8 * GIB;

/**
 * A folder in memory for what the steps write and throw away: on a disk, making and dropping the database of one spec
 * takes half a second of the processor, in memory a twentieth. It is removed when the process ends.
 * @returns its path; null where there is no such place, too little room, or no program may run in it
 */
export function memoryFolder({ place = IN_MEMORY, room = ROOM, memory = FREE_MEMORY } = {}) {
  if (process.platform !== 'linux' || freemem() < memory || freeSpace(place) < room) return null;
  let folder;
  try {
    folder = mkdtempSync(join(place, 'vaglio-'));
  } catch {
    return null;
  }
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755); // PostgreSQL runs by another account
  return runsPrograms(folder) ? folder : null;
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
