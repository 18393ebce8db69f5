import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of package-lock.json unless they are already installed.
 * @param root root of the workspace
 * @throws Error with instructions if the Node version is unsuitable or the installation fails
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

/**
 * Returns true if the installed packages match the lockfile. npm stores its own copy of the lockfile in node_modules.
 */
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
