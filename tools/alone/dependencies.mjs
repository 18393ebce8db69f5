import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(ts|tsx|js|mjs)$/;
const IMPORT = /['"]@vaglio\/([a-z][a-z0-9-]*)['"]/g;

/**
 * The libs that a lib needs to be compiled and tested, itself included: what its sources and specs import, and what
 * these import in turn.
 * @param root of the workspace
 * @param lib folder below libs
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
