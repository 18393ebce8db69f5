import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { copyWorkspace, recipeOf, type WorkspaceCopy } from './testing/workspace-copy.js';

/** Projects that the recipe changes. Their tests must pass. */
const TOUCHED = ['access-control', 'api', 'watch-items', 'web'];
const SPECS = [
  ['libs/access-control', []],
  ['libs/watch-items', []],
  ['apps/web', ['src/settings']],
  ['apps/api', ['src/screening/watch-items', 'src/testing/system/role-matrix']],
] as const;

/** Commands of the recipe: the first code span of each numbered step. */
const recipe = [...recipeOf('## A new settings section').matchAll(/^\d+\. `([^`]+)`/gm)].map(
  ([, command = '']) => command,
);
let copy: WorkspaceCopy;
before(() => {
  copy = copyWorkspace();
});
after(() => copy.remove());

test('the recipe for a settings section has at most five steps, and the last step checks', () => {
  assert.ok(recipe.length <= 5, recipe.join('\n'));
  assert.equal(recipe.at(-1), 'npm run check');
});

test('each step of the recipe for a settings section succeeds as written', () => {
  for (const command of recipe.slice(0, -1)) copy.run(command);
});

test('the files created by the recipe for a settings section are formatted', () =>
  void copy.run(`npx prettier --check --ignore-unknown ${madeFiles().join(' ')}`));

test('the code created by the recipe for a settings section is used', () => void copy.run('npx knip'));

test('the files created by the recipe for a settings section pass lint', () =>
  void copy.run(
    `npx eslint ${madeFiles()
      .filter((file) => /\.tsx?$/.test(file))
      .join(' ')}`,
  ));

test('the projects changed by the recipe for a settings section pass the typecheck', () =>
  void copy.run(`npx nx run-many -t typecheck -p ${TOUCHED.join(',')} --output-style=static`));

for (const [folder, specs] of SPECS)
  test(`the specs of ${[folder, ...specs].join(' ')} pass after the recipe for a settings section`, () =>
    void copy.run(`npx jest --maxWorkers=2 ${specs.join(' ')}`, folder));

test('after the recipe for a settings section no migration is left to generate', () =>
  assert.match(copy.run('npm run migration -- --name probe'), /No schema changes/));

function madeFiles(): string[] {
  const files = copy.madeFiles();
  assert.ok(files.includes('libs/watch-items/src/index.ts'), files.join('\n'));
  return files;
}
