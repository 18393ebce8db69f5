// node tools/alone/alone.mjs account ui: types and specs of each lib in a workspace where every lib that it does not depend on is
// deleted. Without names: every lib. With --types: types only, which prove that every import can be resolved; of libs
// that cannot help each other in one program.
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

/** A workspace with these libs and no other, in a folder of its own. */
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

/** @param group one lib, or for types alone several as of `typeGroups` */
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
 * Runs as many groups at once as there are cores, the next whenever one is done.
 * @returns whether all of them pass
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
