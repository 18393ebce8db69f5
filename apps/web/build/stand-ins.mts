import type { Plugin } from 'vite';

/**
 * Replaces files of a package in the build by code that does nothing, because the app never uses what they do and every
 * page that uses the package would load them. Fails the build when the package no longer has one of the files.
 * @param packageName as `@mui/material`
 * @param files by their path in the package: the code instead
 */
export function standIns(packageName: string, files: ReadonlyMap<string, string>): Plugin {
  const folder = `/node_modules/${packageName}/`;
  const left = new Set(files.keys());
  return {
    name: `stand-ins of ${packageName}`,
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const at = id.lastIndexOf(folder);
      const file = at < 0 ? '' : id.slice(at + folder.length);
      const standIn = files.get(file);
      if (standIn !== undefined) left.delete(file);
      return standIn;
    },
    buildEnd(failure) {
      if (failure === undefined && left.size > 0) {
        throw new Error(`${packageName} no longer has ${[...left].join(', ')}.`);
      }
    },
  };
}
