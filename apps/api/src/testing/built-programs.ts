import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testServer } from './test-server';

const WORKSPACE = fileURLToPath(new URL('../../../..', import.meta.url));
/** In the workspace, where the programs find their packages. */
const BUILDS = join(WORKSPACE, 'dist/spec-programs');

/**
 * The folder of the server's built programs (`main.js`, `seed.js`, `create-admin.js`), as an installation runs them. The
 * first spec of a worker builds them: a built server starts with a fifth of the processor time of one from its sources.
 * @throws Error with what the build printed
 */
export function builtPrograms(): string {
  const folder = join(buildsOfRun(), process.env['JEST_WORKER_ID'] ?? '1');
  if (existsSync(join(folder, 'package.json'))) return folder; // the last file that the build writes
  const build = spawnSync(
    process.execPath,
    [join(WORKSPACE, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'error'],
    { cwd: join(WORKSPACE, 'apps/api'), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (build.status !== 0) throw new Error(`The server cannot be built:\n${build.stdout}${build.stderr}`);
  return folder;
}

/** At the end of a test run. */
export function removeBuiltPrograms(): void {
  rmSync(buildsOfRun(), { recursive: true, force: true });
}

const buildsOfRun = () => join(BUILDS, testServer().prefix);
