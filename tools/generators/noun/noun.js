const path = require('node:path');
const { formatFiles, generateFiles, joinPathFragments } = require('@nx/devkit');
const { insertSorted } = require('../insert-line.js');
const { namesOf } = require('../names.js');

/**
 * Writes a noun of the server: apps/api/src/<plural> with table, schemas, queries, changes, routes and spec; its rows of
 * the permission table, its audit actions and its line in modules.ts.
 * @param tree nx's virtual file system
 * @param options see schema.json: name, plural
 */
module.exports = async function noun(tree, options) {
  const names = namesOf(options.name, options.plural);
  const folder = joinPathFragments('apps/api/src', names.plural);
  if (tree.exists(folder)) throw new Error(`${folder} exists already`);
  const target = { ...names, dot: '.' };
  generateFiles(tree, path.join(__dirname, 'files', 'api'), folder, target);
  generateFiles(tree, path.join(__dirname, 'files', 'permissions'), ACCESS, target);
  generateFiles(tree, path.join(__dirname, 'files', 'actions'), AUDIT, target);
  register(tree, names);
  await formatFiles(tree);
};

const ACCESS = 'libs/access-control/src/permissions';
const AUDIT = 'libs/audit-trail/src/actions';

function register(tree, { plural, camel, CONSTANT }) {
  const collected = [
    ['libs/access-control/src/permission-table.ts', 'permissions', 'PERMISSIONS'],
    ['libs/audit-trail/src/audit-actions.ts', 'actions', 'ACTIONS'],
  ];
  for (const [file, folder, suffix] of collected) {
    const name = `${CONSTANT}_${suffix}`;
    const imports = new RegExp(`^import \\{ \\w+_${suffix} \\} from '\\./${folder}/([^']+)';$`);
    insertSorted(tree, file, imports, `import { ${name} } from './${folder}/${plural}';`);
    insertSorted(tree, file, new RegExp(`^ {2}\\.\\.\\.(\\w+_${suffix}),$`), `  ...${name},`);
  }
  const modules = 'apps/api/src/modules.ts';
  const line = `import { ${camel}Routes } from './${plural}/${plural}.routes';`;
  insertSorted(tree, modules, /^import \{ \w+Routes \} from '\.\/([^']+)';$/, line);
  insertSorted(tree, modules, /^ {2}(\w+Routes),$/, `  ${camel}Routes,`);
}
