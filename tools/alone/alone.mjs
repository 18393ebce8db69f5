// npm run alone -- account ui: types and specs of each lib in a workspace where every lib that it does not depend on is
// deleted. Without names: every lib.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { neededLibs } from './dependencies.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const SHARED = ['package.json', 'nx.json', 'tsconfig.base.json', 'jest.preset.js', 'tools'];

/** A workspace with these libs and no other, in a folder of its own. */
function workspaceWith(libs) {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-alone-'));
  for (const name of SHARED) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'libs'));
  for (const lib of libs) {
    cpSync(join(root, 'libs', lib), join(folder, 'libs', lib), { recursive: true, filter: (from) => basename(from) !== 'node_modules' });
  }
  return folder;
}

function passesAlone(lib) {
  const libs = neededLibs(root, lib);
  const folder = workspaceWith(libs);
  const run = (args, cwd) =>
    spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false', NX_CACHE_DIRECTORY: join(folder, '.nx') } });
  try {
    const types = run(['tools/typecheck.mjs', `libs/${lib}`], folder);
    const specs = run([join(root, 'node_modules/jest/bin/jest.js'), '--silent'], join(folder, 'libs', lib));
    const ok = types.status === 0 && specs.status === 0;
    const count = /^Tests: +(.*)$/m.exec(specs.stderr)?.[1] ?? 'no tests';
    process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${lib} with ${libs.filter((name) => name !== lib).join(', ') || 'no other lib'}: ${count}\n`);
    if (!ok) process.stdout.write(`${types.stdout}${specs.stderr}\n`);
    return ok;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
const libs = named.length > 0 ? named : readdirSync(join(root, 'libs'));
const failed = libs.filter((lib) => !passesAlone(lib));
// The line that test-counts reads, so that a run of everything adds these up too.
process.stdout.write(`# pass ${libs.length - failed.length}\n# fail ${failed.length}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
