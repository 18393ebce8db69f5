import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testServer } from './test-server';

const WORKSPACE = fileURLToPath(new URL('../../../..', import.meta.url));
/** Folder of the built programs. It is in the workspace, so that the programs find their packages. */
const BUILDS = join(WORKSPACE, 'dist/spec-programs');

/** Interval in milliseconds at which other test workers check whether a build has ended. */
const LOOK_EVERY_MS = 100;

/**
 * Returns the folder of the built server programs (`vaglio.js`, `main.js`) in their installed form. The first spec in a
 * run that calls this function builds them. Starting a built server takes a fifth of the CPU time of starting it from
 * source.
 * @throws Error with the output of a failed build
 */
export function builtPrograms(): string {
  const folder = buildsOfRun();
  const isBuilt = () => existsSync(join(folder, 'package.json')); // the build writes package.json last
  const building = lockOf(folder);
  while (existsSync(building) || !isBuilt()) {
    if (isMineToMake(building)) {
      try {
        if (!isBuilt()) build(folder);
      } finally {
        rmSync(building, { recursive: true });
      }
    } else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);
  }
  return folder;
}

/** Creates a folder. Returns true for only one of the workers that create it at the same time. */
function isMineToMake(folder: string): boolean {
  mkdirSync(BUILDS, { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error;
    return false;
  }
}

function build(folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(WORKSPACE, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'error'],
    { cwd: join(WORKSPACE, 'apps/api'), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The server cannot be built:\n${stdout}${stderr}`);
}

/** Removes the builds at the end of a test run. */
export function removeBuiltPrograms(): void {
  for (const folder of [buildsOfRun(), lockOf(buildsOfRun())])
    rmSync(folder, { recursive: true, force: true });
}

const buildsOfRun = () => join(BUILDS, testServer().prefix);

/** Returns the path of a folder that exists while a worker is building. */
const lockOf = (folder: string) => `${folder}.building`;
