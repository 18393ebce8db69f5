import type { Plugin } from 'vite';

/** In the code of a package: what it says, and what the build takes instead. */
export type PackageEdit = readonly [what: RegExp, instead: string];

/**
 * Edits the code of a package in the build. Fails the build when the package no longer says one of the texts.
 * @param isEdited whether a file, by its whole path, is one to edit
 */
export function packageEdits(
  packageName: string,
  isEdited: (id: string) => boolean,
  edits: readonly PackageEdit[],
): Plugin {
  const left = new Set(edits);
  return {
    name: `edits of ${packageName}`,
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!isEdited(id)) return null;
      return edits.reduce((text, edit) => {
        const [what, instead] = edit;
        const edited = text.replace(what, instead);
        if (edited !== text) left.delete(edit);
        return edited;
      }, code);
    },
    buildEnd(failure) {
      if (failure === undefined && left.size > 0)
        throw new Error(
          `${packageName} no longer says ${[...left].map(([what]) => what.source).join(', ')}.`,
        );
    },
  };
}
