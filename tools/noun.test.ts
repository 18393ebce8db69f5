import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { insertSorted } from './generators/insert-line.js';
import { namesOf } from './generators/names.js';
import noun from './generators/noun/noun.js';

const PERMISSIONS = 'libs/access-control/src/permission-table.ts';
const ACTIONS = 'libs/access-control/src/audit-actions.ts';
const MODULES = 'apps/api/src/modules.ts';

function workspace(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  const list = (imports: string, entries: string) => `${imports}\n\nexport const LIST = [\n${entries}\n];\n`;
  tree.write(
    PERMISSIONS,
    list("import { USERS_PERMISSIONS } from './permissions/users';", '  ...USERS_PERMISSIONS,'),
  );
  tree.write(ACTIONS, "export const AUDIT_ACTIONS = {\n  user_deleted: 'Deleted a user',\n} as const;\n");
  tree.write(MODULES, list("import { userRoutes } from './identity/users/users.routes';", '  userRoutes,'));
  return tree;
}

test('the noun generator registers a noun in every list of nouns, in alphabetical order', async () => {
  const tree = workspace();
  await noun(tree, { name: 'city' });
  const read = (file: string) => tree.read(file, 'utf8') ?? '';
  assert.match(read(PERMISSIONS), /from '\.\/permissions\/cities';\nimport \{ USERS/);
  assert.match(read(PERMISSIONS), /\.\.\.CITIES_PERMISSIONS,\s+\.\.\.USERS_PERMISSIONS/);
  assert.match(
    read(ACTIONS),
    /city_updated: 'Changed a city',\s+city_deleted: 'Deleted a city',\s+\} as const/,
  );
  assert.match(read(MODULES), /cityRoutes,\s+userRoutes/);
  assert.match(
    read('apps/api/src/platform/db/schema/cities.table.ts'),
    /export const cities = pgTable\('cities'/,
  );
});

test('the noun generator does not overwrite a noun', async () => {
  const tree = workspace();
  tree.write('apps/api/src/screening/cities/cities.routes.ts', '');
  await assert.rejects(async () => noun(tree, { name: 'city' }), /exists already/);
});

test('a generator inserts a line in order, even at the end, and only once', () => {
  const tree = workspace();
  tree.write('list.txt', 'x\n  b,\n  d,\ny\n');
  for (const name of ['c', 'e', 'a', 'c']) insertSorted(tree, 'list.txt', /^ {2}(\w+),$/, `  ${name},`);
  assert.equal(tree.read('list.txt', 'utf8'), 'x\n  a,\n  b,\n  c,\n  d,\n  e,\ny\n');
  assert.throws(() => insertSorted(tree, 'list.txt', /^nothing$/, 'nothing'), /has no line like/);
});

for (const [singular, plural, title] of [
  ['watch-item', 'watch-items', 'Watch items'],
  ['city', 'cities', 'Cities'],
  ['day', 'days', 'Days'],
  ['match', 'matches', 'Matches'],
] as const)
  test(`the plural of ${singular} is ${plural}`, () => {
    const names = namesOf(singular);
    assert.deepEqual([names.plural, names.titles], [plural, title]);
  });
