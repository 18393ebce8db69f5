// Usage: node tools/with-packages.mjs nx run-many -t lint
// Installs missing packages, then runs a program from the installed packages. Scripts in package.json therefore work in
// a fresh clone.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [program, ...args] = process.argv.slice(2);
ensureInstalled(root);
const bin = join(root, 'node_modules', '.bin', program);
const { status } = spawnSync(bin, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
process.exit(status ?? 1);
