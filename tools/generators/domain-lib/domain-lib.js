const path = require('node:path');
const { formatFiles, generateFiles, joinPathFragments, updateJson } = require('@nx/devkit');
const { append, insertAtEndOf, insertSorted } = require('../insert-line.js');
const { namesOf } = require('../names.js');

/**
 * Generates libs/<name> with the import name @vaglio/<name>. If a noun is given, it also generates the settings section
 * of that noun: list, dialogs, test, story, its line in contract.json, and its entry in the settings page.
 * @param tree virtual file system of nx
 * @param options see schema.json: name, type (allowed importers), layer (of a widget), on (runtime), purpose, noun
 */
module.exports = async function domainLib(tree, options) {
  const { name, type = 'feature', layer = '1', on = 'web', purpose = '', noun } = options;
  const root = joinPathFragments('libs', name);
  if (tree.exists(root)) throw new Error(`${root} exists already`);
  const lib = on === 'web' ? '["ES2023", "DOM", "DOM.Iterable"]' : '["ES2023"]';
  const types = on === 'web' ? '["jest", "@testing-library/jest-dom"]' : '["jest"]';
  const target = { name, type, layer, on, purpose, lib, types, hasStories: noun !== undefined, dot: '.' };
  generateFiles(tree, path.join(__dirname, 'files'), root, target);
  updateJson(tree, 'tsconfig.base.json', (json) => {
    json.compilerOptions.paths[`@vaglio/${name}`] = [`./${root}/src/index.ts`];
    return json;
  });
  if (noun !== undefined) {
    const names = namesOf(noun, name);
    generateFiles(tree, path.join(__dirname, 'section'), root, { ...names, dot: '.' });
    addToSettings(tree, names);
  }
  await formatFiles(tree);
};

const SCREENS = 'apps/web/src/settings/section-screens.ts';
const SECTIONS = 'apps/web/src/settings/settings-sections.tsx';

function addToSettings(tree, { plural, Pascals, titles }) {
  const section = `${Pascals}Section`;
  append(
    tree,
    SCREENS,
    `export const ${section} = lazy(() => import('@vaglio/${plural}').then(({ ${section}: section }) => ({ default: section })));`,
  );
  insertSorted(tree, SECTIONS, /^ {2}(\w+(?:Section|Screen)),$/, `  ${section},`);
  const entry = `  { key: '${plural}', label: '${titles}', icon: Shapes, content: <${section} /> },`;
  insertAtEndOf(tree, SECTIONS, 'export const SETTINGS_SECTIONS', '];', entry);
  if (!/^ {2}Shapes,$/m.test(tree.read(SECTIONS, 'utf8')))
    insertAtEndOf(tree, SECTIONS, 'import {', "} from 'lucide-react';", '  Shapes,');
}
