import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { build, resolveConfig, type Alias, type BuildOptions } from 'vite';

const root = join(__dirname, '..');
const CONFIG = join(root, 'apps/web/vite.config.mts');
const SERVER_CONFIG = join(root, 'apps/api/vite.config.mts');
const PACKAGES = join(root, 'node_modules/');
const SOURCES = [join(root, 'apps/web/index.html'), join(root, 'apps/web/src/'), join(root, 'libs/')];
/** Matches modules that Vite and Rolldown add to every build. */
const OF_THE_BUNDLER = /^\0(rolldown\/|vite\/|@oxc-project\+runtime)/;

/** Code of all modules in the build of the web app, after the last plugin. */
let modules: ReadonlyMap<string, string>;
let serverModules: ReadonlyMap<string, string>;
let aliases: readonly Alias[] = [];

before(async () => {
  modules = await modulesOfBuild(CONFIG, { write: false, minify: false, manifest: false });
  const outDir = mkdtempSync(join(tmpdir(), 'vaglio-server-build-'));
  serverModules = await modulesOfBuild(SERVER_CONFIG, { outDir });
  rmSync(outDir, { recursive: true });
});

async function modulesOfBuild(configFile: string, options: BuildOptions) {
  const found = new Map<string, string>();
  await build({
    configFile,
    logLevel: 'error',
    build: options,
    plugins: [
      {
        name: 'read-modules',
        configResolved: ({ resolve }) => {
          if (configFile === CONFIG) aliases = resolve.alias;
        },
        moduleParsed: ({ id, code }) => {
          found.set(id, code ?? '');
        },
      },
    ],
  });
  return found;
}

/** Returns the package modules whose code in the build differs from the installed file. */
const editedIn = (all: ReadonlyMap<string, string>) =>
  [...all]
    .filter(([id, code]) => id.startsWith(PACKAGES) && readFileSync(id, 'utf8') !== code)
    .map(([id]) => id);

test('the web build bundles each module of a package as published', () => {
  const ofPackages = [...modules].filter(([id]) => id.startsWith(PACKAGES));
  for (const part of [
    'react-dom/',
    '@mui/material/',
    '@mui/x-data-grid/',
    '@emotion/',
    'react-router/',
    '@reduxjs/',
  ])
    assert.ok(
      ofPackages.some(([id]) => id.startsWith(PACKAGES + part)),
      `the build has no module of ${part}`,
    );
  assert.deepEqual(editedIn(modules), []);
});

test('the server build bundles each module of a package as published', () => {
  assert.ok([...serverModules.keys()].some((id) => id.startsWith(`${PACKAGES}drizzle-orm/`)));
  assert.deepEqual(editedIn(serverModules), []);
});

test('the web build replaces no module of a package with another', async () => {
  const others = [...modules.keys()].filter((id) => !id.startsWith(PACKAGES) && !OF_THE_BUNDLER.test(id));
  assert.deepEqual(
    others.filter((id) => !SOURCES.some((source) => id.startsWith(source))),
    [],
  );
  const plain = await resolveConfig({ configFile: false }, 'build');
  assert.deepEqual(aliases.map(String), plain.resolve.alias.map(String));
});
