import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededLibs } from './dependencies.mjs';

/** Matches declarations that affect other files without an import, and references to such files. */
const AMBIENT = /^\s*(?:declare (?:global|module)\b|\/\/\/ <reference )/m;

/**
 * Groups libs whose types can be checked in one program. This is faster, because common packages are read only once.
 * Libs in a group have the same compiler options and ambient declarations. The result is the same as with separate
 * programs, because lint forbids paths into another lib (`boundaries.test.ts`).
 * @param root root of the workspace
 * @param libs folder names below libs
 * @returns groups of libs, each in the given order
 */
export function typeGroups(root, libs) {
  const groups = new Map();
  for (const lib of libs) {
    const key = JSON.stringify([optionsOf(root, lib), ambientLibs(root, lib)]);
    groups.set(key, [...(groups.get(key) ?? []), lib]);
  }
  return [...groups.values()];
}

/** Returns the content of a lib's tsconfig.json. Its paths are valid in the folder of any lib. */
export const optionsOf = (root, lib) =>
  JSON.parse(readFileSync(join(root, 'libs', lib, 'tsconfig.json'), 'utf8'));

const ambientLibs = (root, lib) =>
  neededLibs(root, lib).filter((name) => isAmbient(join(root, 'libs', name, 'src')));

const isAmbient = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .some((entry) => AMBIENT.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
