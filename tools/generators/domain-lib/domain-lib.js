const path = require('node:path');
const { generateFiles, joinPathFragments, updateJson } = require('@nx/devkit');

/**
 * Writes libs/<name> and its import name @vaglio/<name>.
 * @param tree nx's virtual file system
 * @param options see schema.json: name, type (who may import it), on (where it runs), purpose
 */
module.exports = async function domainLib(tree, options) {
  const { name, type = 'feature', on = 'web', purpose = '' } = options;
  const root = joinPathFragments('libs', name);
  if (tree.exists(root)) throw new Error(`${root} exists already`);
  const lib = on === 'web' ? '["ES2023", "DOM", "DOM.Iterable"]' : '["ES2023"]';
  const types = on === 'web' ? '["jest", "@testing-library/jest-dom"]' : '["jest"]';
  generateFiles(tree, path.join(__dirname, 'files'), root, { name, type, on, purpose, lib, types, dot: '.' });
  updateJson(tree, 'tsconfig.base.json', (json) => {
    json.compilerOptions.paths[`@vaglio/${name}`] = [`./${root}/src/index.ts`];
    return json;
  });
};
