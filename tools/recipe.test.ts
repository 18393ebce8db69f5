import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

const root = join(__dirname, '..');
/** What the recipe touches, and the specs that hold it there; the other projects are as they were. */
const TOUCHED = ['access-control', 'api', 'watch-items', 'web'];
const SPECS = [
  ['libs/access-control', []],
  ['libs/watch-items', []],
  ['apps/web', ['src/settings']],
  ['apps/api', ['src/screening/watch-items', 'src/testing/system/role-matrix']],
] as const;
/** Not part of the sources: built, kept by runs, or git's own. */
const BUILT = ['.git', '.nx', 'coverage', 'data', 'dist', 'node_modules', 'test-results'];

const recipe = commandsOf('## A new settings section');
let copy = '';
let copiedAt = 0;
before(() => {
  copy = copyOfWorkspace();
  copiedAt = Date.now();
});
after(() => rmSync(copy, { recursive: true, force: true }));

test('the recipe has at most five steps, and the last one checks', () => {
  assert.ok(recipe.length <= 5, recipe.join('\n'));
  assert.equal(recipe.at(-1), 'npm run check');
});

test('each step of the recipe for a settings section succeeds as it is written', () => {
  for (const command of recipe.slice(0, -1)) run(command);
});

test('what the recipe made is formatted', () =>
  void run(`npx prettier --check --ignore-unknown ${madeFiles().join(' ')}`));

test('everything that the recipe made is used', () => void run('npx knip'));

test('what the recipe made passes lint', () =>
  void run(
    `npx eslint ${madeFiles()
      .filter((file) => /\.tsx?$/.test(file))
      .join(' ')}`,
  ));

test('what the recipe touched passes typecheck', () =>
  void run(`npx nx run-many -t typecheck -p ${TOUCHED.join(',')} --output-style=static`));

for (const [folder, specs] of SPECS)
  test(`the specs of ${[folder, ...specs].join(' ')} pass`, () =>
    void run(`npx jest --maxWorkers=2 ${specs.join(' ')}`, folder));

test('no migration is left to generate', () =>
  assert.match(run('npm run migration -- --name probe'), /No schema changes/));

/** The first code span of each numbered step below a heading of CONTRIBUTING.md. */
function commandsOf(heading: string): string[] {
  const [, text = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(`${heading}\n`);
  const [section = ''] = text.split('\n## ');
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, command = '']) => command);
}

/** The sources, with these node_modules. */
function copyOfWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-recipe-'));
  const names = readdirSync(root).filter((name) => !BUILT.includes(name));
  for (const name of names) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Files that were written after the copy was made; the others are checked as they are in the workspace. */
function madeFiles(): string[] {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).mtimeMs > copiedAt)
    .map((file) => file.slice(copy.length + 1))
    .filter((file) => !BUILT.includes(file.split('/')[0] ?? ''));
  assert.ok(files.includes('libs/watch-items/src/index.ts'), files.join('\n'));
  return files;
}

/** Runs a command as a person types it. @returns its output */
function run(command: string, folder = '.'): string {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: join(copy, folder),
    shell: true,
    encoding: 'utf8',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      ESLINT_USE_FLAT_CONFIG: 'false',
      NX_CACHE_DIRECTORY: join(copy, '.nx'),
      NODE_TEST_CONTEXT: undefined,
    },
  });
  assert.equal(status, 0, `${command}\n${stdout}\n${stderr}`);
  return stdout;
}
