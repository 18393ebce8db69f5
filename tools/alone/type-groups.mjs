import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededLibs } from './dependencies.mjs';

/** What reaches other files without an import: a declaration for all of them, or a reference to such a file. */
const AMBIENT = /^\s*(?:declare (?:global|module)\b|\/\/\/ <reference )/m;

/**
 * Libs whose types one program can check as well as one for each, which reads the same packages again: those of the
 * same compiler's options that need the same declarations without an import. What is imported is needed by the
 * lib that imports it, and lint refuses a path into another lib (`boundaries.test.ts`), so that no lib gains from the others.
 * @param root of the workspace
 * @param libs folders below libs
 * @returns groups of libs, each in the order given
 */
export function typeGroups(root, libs) {
  const groups = new Map();
  for (const lib of libs) {
    const key = JSON.stringify([optionsOf(root, lib), ambientLibs(root, lib)]);
    groups.set(key, [...(groups.get(key) ?? []), lib]);
  }
  return [...groups.values()];
}

/** The tsconfig.json of a lib, with paths that hold in the folder of every lib. */
export const optionsOf = (root, lib) =>
  JSON.parse(readFileSync(join(root, 'libs', lib, 'tsconfig.json'), 'utf8'));

const ambientLibs = (root, lib) =>
  neededLibs(root, lib).filter((name) => isAmbient(join(root, 'libs', name, 'src')));

const isAmbient = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .some((entry) => AMBIENT.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
