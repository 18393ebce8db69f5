// Usage: node tools/alone/alone.mjs account ui
// Checks types and tests of each given lib, in a workspace that contains only the libs on which it depends. Without
// names, all libs are checked. With --types, only types are checked, which shows that all imports resolve; independent
// libs are then grouped in one program.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runNode } from '../run-node.mjs';
import { neededLibs } from './dependencies.mjs';
import { optionsOf, typeGroups } from './type-groups.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const SHARED = ['package.json', 'nx.json', 'tsconfig.base.json', 'jest.preset.js', 'tools'];

/** Creates a temporary workspace that contains only the given libs. */
function workspaceWith(libs) {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-alone-'));
  for (const name of SHARED) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'libs'));
  for (const lib of libs) {
    cpSync(join(root, 'libs', lib), join(folder, 'libs', lib), {
      recursive: true,
      filter: (from) => basename(from) !== 'node_modules',
    });
  }
  return folder;
}

/**
 * Checks a group of libs.
 * @param group one lib, or for types several libs as returned by `typeGroups`
 */
async function passesAlone(group) {
  const [lib] = group;
  const libs = [...new Set(group.flatMap((name) => neededLibs(root, name)))].sort();
  const folder = workspaceWith(libs);
  if (group.length > 1) {
    const include = group.map((name) => `../${name}/src`);
    const tsconfig = JSON.stringify({ ...optionsOf(root, lib), include });
    writeFileSync(join(folder, 'libs', lib, 'tsconfig.json'), tsconfig);
  }
  const run = (args, cwd) =>
    runNode(args, {
      root: cwd,
      quiet: true,
      silentMinutes: 15,
      env: { NX_DAEMON: 'false', NX_CACHE_DIRECTORY: join(folder, '.nx') },
    });
  try {
    const types = await run(['tools/typecheck.mjs', `libs/${lib}`], folder);
    const specs = typesOnly
      ? { ok: true, output: '' }
      : await run(
          [join(root, 'node_modules/jest/bin/jest.js'), '--silent', '--maxWorkers=1'],
          join(folder, 'libs', lib),
        );
    const ok = types.ok && specs.ok;
    const others = libs.filter((name) => !group.includes(name)).join(', ') || 'no other lib';
    process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${group.join(', ')} with ${others}\n`);
    if (!ok) process.stdout.write(`${types.output}${specs.output}\n`);
    return ok;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks groups in parallel, one per CPU core.
 * @returns true if all groups pass
 */
async function runAll(groups) {
  const waiting = [...groups];
  const passes = [];
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) passes.push(await passesAlone(group));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return passes.every(Boolean);
}

const { positionals: named, values } = parseArgs({
  options: { types: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const typesOnly = values.types;
const libs = named.length > 0 ? named : readdirSync(join(root, 'libs'));
const ok = await runAll(typesOnly ? typeGroups(root, libs) : libs.map((lib) => [lib]));
process.exitCode = ok ? 0 : 1;
