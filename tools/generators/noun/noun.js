const path = require('node:path');
const { formatFiles, generateFiles, joinPathFragments } = require('@nx/devkit');
const { insertAtEndOf, insertSorted } = require('../insert-line.js');
const { namesOf } = require('../names.js');

/**
 * Generates the server code of a noun in apps/api/src/<domain>/<plural>: schemas, queries, changes, routes and a test.
 * It also adds the table in platform/db/schema, rows in the permission table, audit actions and a line in modules.ts.
 * @param tree virtual file system of nx
 * @param options see schema.json: name, plural, domain
 */
module.exports = async function noun(tree, options) {
  const names = namesOf(options.name, options.plural);
  const { domain = 'screening' } = options;
  const folder = joinPathFragments('apps/api/src', domain, names.plural);
  if (tree.exists(folder)) throw new Error(`${folder} exists already`);
  const target = { ...names, dot: '.' };
  generateFiles(tree, path.join(__dirname, 'files', 'api'), folder, target);
  generateFiles(tree, path.join(__dirname, 'files', 'schema'), SCHEMA, target);
  generateFiles(tree, path.join(__dirname, 'files', 'permissions'), ACCESS, target);
  register(tree, domain, names);
  await formatFiles(tree);
};

const SCHEMA = 'apps/api/src/platform/db/schema';
const ACCESS = 'libs/access-control/src/permissions';
const ACTIONS = 'libs/access-control/src/audit-actions.ts';
const VERBS = { created: 'Created', updated: 'Changed', deleted: 'Deleted' };

function register(tree, domain, { plural, camel, CONSTANT, snake, article, words }) {
  const table = 'libs/access-control/src/permission-table.ts';
  const name = `${CONSTANT}_PERMISSIONS`;
  const imports = /^import \{ \w+_PERMISSIONS \} from '\.\/permissions\/([^']+)';$/;
  insertSorted(tree, table, imports, `import { ${name} } from './permissions/${plural}';`);
  insertSorted(tree, table, /^ {2}\.\.\.(\w+_PERMISSIONS),$/, `  ...${name},`);
  for (const verb of ['created', 'updated', 'deleted']) {
    const label = `${VERBS[verb]} ${article} ${words}`;
    insertAtEndOf(
      tree,
      ACTIONS,
      'export const AUDIT_ACTIONS',
      '} as const;',
      `  ${snake}_${verb}: '${label}',`,
    );
  }
  const modules = 'apps/api/src/modules.ts';
  const line = `import { ${camel}Routes } from './${domain}/${plural}/${plural}.routes';`;
  insertSorted(tree, modules, /^import \{ \w+Routes \} from '\.\/([^']+)';$/, line);
  insertSorted(tree, modules, /^ {2}(\w+Routes),$/, `  ${camel}Routes,`);
}
