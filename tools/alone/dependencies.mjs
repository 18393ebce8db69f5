import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(ts|tsx|js|mjs)$/;
const IMPORT = /['"]@vaglio\/([a-z][a-z0-9-]*)['"]/g;

/**
 * Returns the libs that are needed to compile and test a lib, including the lib itself. They are the direct and
 * indirect imports of its sources and tests.
 * @param root root of the workspace
 * @param lib folder name below libs
 * @returns names in alphabetical order
 */
export function neededLibs(root, lib) {
  const needed = new Set();
  const visit = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    importsOf(join(root, 'libs', name, 'src')).forEach(visit);
  };
  visit(lib);
  return [...needed].sort();
}

function importsOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return new Set(files.flatMap((text) => [...text.matchAll(IMPORT)].map(([, name]) => name)));
}
