// Usage: node tools/build-client.mjs [FOLDER]
// Builds libs/client as a package. The default folder is dist/libs/client.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lib = join(root, 'libs/client');
const own = join(root, 'dist/libs/client');
const out = resolve(process.argv[2] ?? own);
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin',
  'tsc',
);

// If the wrong folder was given by mistake, its files must not be deleted.
if (out !== own && !isReplaceable(out)) {
  console.error(`${out} is not empty and holds no earlier build of the client: name another folder.`);
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
const options = ['-p', join(lib, 'tsconfig.build.json'), '--outDir', out];
const { status } = spawnSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
// Node and TypeScript require file extensions in imports.
for (const file of readdirSync(out)) {
  const path = join(out, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(from '\.\/[\w.-]+)'/g, "$1.js'"));
}

const { name } = JSON.parse(readFileSync(join(lib, 'package.json'), 'utf8'));
const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const published = {
  name,
  version,
  description: 'Calls the API of a Vaglio installation, with the types of its contract',
  license,
  engines,
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
copyFileSync(join(lib, 'README.md'), join(out, 'README.md'));

/**
 * Returns true if a folder is missing, empty, or contains an earlier build; false for the source folder of the client.
 */
function isReplaceable(folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true;
  const file = join(folder, 'package.json');
  if (!existsSync(file) || !existsSync(join(folder, 'index.js'))) return false;
  return JSON.parse(readFileSync(file, 'utf8')).name === '@vaglio/client';
}
