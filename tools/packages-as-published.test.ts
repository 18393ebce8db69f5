import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { build, resolveConfig, type Alias } from 'vite';

const root = join(__dirname, '..');
const CONFIG = join(root, 'apps/web/vite.config.mts');
const PACKAGES = join(root, 'node_modules/');
const SOURCES = [join(root, 'apps/web/index.html'), join(root, 'apps/web/src/'), join(root, 'libs/')];
/** Modules that Vite and Rolldown add to every build. */
const OF_THE_BUNDLER = /^\0(rolldown\/|vite\/|@oxc-project\+runtime)/;

/** Each module of the build with its code, as it is after the last plugin. */
const modules = new Map<string, string>();
let aliases: readonly Alias[] = [];

before(async () => {
  await build({
    configFile: CONFIG,
    logLevel: 'error',
    build: { write: false, minify: false, manifest: false },
    plugins: [
      {
        name: 'read-modules',
        configResolved: ({ resolve }) => {
          aliases = resolve.alias;
        },
        moduleParsed: ({ id, code }) => {
          modules.set(id, code ?? '');
        },
      },
    ],
  });
});

test('the build bundles each module of a package as it is published', () => {
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
  const edited = ofPackages.filter(([id, code]) => readFileSync(id, 'utf8') !== code).map(([id]) => id);
  assert.deepEqual(edited, []);
});

test('the build replaces no module of a package by another', async () => {
  const others = [...modules.keys()].filter((id) => !id.startsWith(PACKAGES) && !OF_THE_BUNDLER.test(id));
  assert.deepEqual(
    others.filter((id) => !SOURCES.some((source) => id.startsWith(source))),
    [],
  );
  const plain = await resolveConfig({ configFile: false }, 'build');
  assert.deepEqual(aliases.map(String), plain.resolve.alias.map(String));
});
