import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** The steps leave less than one: clusters, profiles of browsers, copies of the workspace. */
const ROOM = 4 * GIB;
const FREE_MEMORY = 8 * GIB;
/** A folder has the number of its process in its name. */
const OWN = /^vaglio-(\d+)-/;
/** PostgreSQL may still write while it ends. */
const REMOVED = { recursive: true, force: true, maxRetries: 5 };

/**
 * A folder in memory for what the steps write and throw away: on a disk, making and dropping the database of one spec
 * takes half a second of the processor, in memory a twentieth. It is removed when the process ends.
 * @returns its path; null where there is no such place, too little room, or no program may run in it
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
  chmodSync(folder, 0o755); // PostgreSQL runs by another account
  return runsPrograms(folder) ? folder : null;
}

/** Folders of processes that were killed: memory does not empty itself. */
function removeLeft(place) {
  const names = existsSync(place) ? readdirSync(place) : [];
  for (const name of names) {
    const [, pid] = OWN.exec(name) ?? [];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmSync(join(place, name), REMOVED);
  }
}

/** Of the machine, or what a container may use. */
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
