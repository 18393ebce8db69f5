import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { CONTRACT_FOLDER, endpointsFile } from './generated-libs';

const root = join(__dirname, '../..');
const COMPILER = join(
  dirname(createRequire(__filename).resolve('typescript-native/package.json')),
  'bin/tsc',
);

/** Response fields, each with the libs that display it. */
const SHOWN: readonly (readonly [field: string, libs: readonly string[]])[] = [
  ['parameterName', ['admin-params', 'dashboard', 'llm-prompt']],
  ['value', ['admin-params', 'dashboard', 'llm-prompt']],
  ['company_name', ['dashboard', 'investments', 'results']],
  ['score', ['investments', 'results']],
  ['canton', ['dashboard', 'investments', 'results']],
  ['group_name', ['admin-params']],
  ['prompt_id', ['llm-prompt']],
  ['next_run_at', ['news-scraper']],
];
const READERS = [...new Set(SHOWN.flatMap(([, libs]) => libs))];

let copy = '';

before(() => {
  copy = mkdtempSync(join(root, 'dist-renamed-'));
  cpSync(join(root, 'libs'), join(copy, 'libs'), { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

after(() => rmSync(copy, { recursive: true, force: true }));

function generatedFiles(): string[] {
  const endpoints = readdirSync(join(copy, 'libs'))
    .map((lib) => join(copy, endpointsFile(lib)))
    .filter((file) => existsSync(file));
  const contract = ['types', 'answers'].flatMap((name) => {
    const folder = join(copy, CONTRACT_FOLDER, name);
    return readdirSync(folder).map((file) => join(folder, file));
  });
  return [...endpoints, ...contract];
}

/**
 * Compiles the shipped sources of the libs, without tests, stories and fixtures. (tools/alone checks the unmodified
 * sources.)
 * @returns one line per error
 */
function errorsOfLibs(): string[] {
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { noEmit: true, lib: ['ES2023', 'ES2024.String', 'DOM', 'DOM.Iterable'], types: [] },
    include: READERS.map((lib) => `libs/${lib}/src`),
    exclude: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.stories.tsx', '**/testing/**'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const run = spawnSync(process.execPath, [COMPILER, '-p', copy, '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return run.stdout
    .split('\n')
    .filter((line) => READERS.some((lib) => line.includes(`libs/${lib}/src/`)) && line.includes(': error'));
}

test('a renamed field of the API is a compile error in the libs that show it', () => {
  for (const file of generatedFiles()) {
    const renamed = SHOWN.reduce(
      (text, [field]) => text.replaceAll(new RegExp(`\\b${field}\\b`, 'g'), `${field}_renamed`),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, renamed);
  }
  const errors = errorsOfLibs();
  const unseen = SHOWN.flatMap(([field, libs]) =>
    libs
      .filter(
        (lib) => !errors.some((line) => line.includes(`libs/${lib}/src`) && line.includes(`'${field}'`)),
      )
      .map((lib) => `${field} in ${lib}`),
  );
  assert.deepEqual(unseen, []);
});
