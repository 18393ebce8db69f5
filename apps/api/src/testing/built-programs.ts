import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testServer } from './test-server';

const WORKSPACE = fileURLToPath(new URL('../../../..', import.meta.url));
/** In the workspace, where the programs find their packages. */
const BUILDS = join(WORKSPACE, 'dist/spec-programs');

/** While one worker builds, the others look this often whether it has ended. */
const LOOK_EVERY_MS = 100;

/**
 * The folder of the server's built programs (`vaglio.js`, `main.js`), as an installation runs them. The
 * first spec of a run that asks builds them: a built server starts with a fifth of the processor time of one from its
 * sources.
 * @throws Error with what the build printed
 */
export function builtPrograms(): string {
  const folder = buildsOfRun();
  const isBuilt = () => existsSync(join(folder, 'package.json')); // the last file that the build writes
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

/** Of the workers that make a folder at the same time one does. */
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

/** At the end of a test run. */
export function removeBuiltPrograms(): void {
  for (const folder of [buildsOfRun(), lockOf(buildsOfRun())])
    rmSync(folder, { recursive: true, force: true });
}

const buildsOfRun = () => join(BUILDS, testServer().prefix);

/** Is there while one of the workers builds. */
const lockOf = (folder: string) => `${folder}.building`;
