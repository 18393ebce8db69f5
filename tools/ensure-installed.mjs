import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs what package-lock.json names, unless it is there already.
 * @param root of the workspace
 * @throws Error with what to do when the machine or the installation is not fit
 */
export function ensureInstalled(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Vaglio needs Node 20.19 or newer; this is ${process.versions.node}.`);
  if (isInstalled(root)) return;
  process.stdout.write('Installing packages (once; about a minute) ...\n');
  const run = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error('npm ci failed: see its output above.');
}

/** npm keeps a copy of what it installed; a package that the lockfile names otherwise means a new installation. */
function isInstalled(root) {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, entry]) => path === '' || entry.optional || entry.version === installed[path]?.version,
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
