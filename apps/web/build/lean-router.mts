import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const FOLDER = 'react-router/dist/production';

/** In the router's code: what it says, and what the build takes instead. */
const EDITS: readonly (readonly [what: RegExp, instead: string])[] = [
  // A component that nothing renders may go, as `NavLink` and `Form`.
  [/= (React\d*)\.forwardRef\(/g, '= /* @__PURE__ */ $1.forwardRef('],
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // Only an app of the router's own framework can ask links to load pages ahead.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g, '= [false, null, {}];'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
];

/**
 * Builds with the router's files of production, which do not warn: its package names those of development to everybody.
 * What no page can ask of the router is left out. Fails the build when the package has changed.
 * @param packages the folder of all packages
 */
export function leanRouter(packages: string): Plugin {
  const entry = `${packages}/${FOLDER}/index.mjs`;
  const left = new Set(EDITS);
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => {
      if (!existsSync(entry)) throw new Error(`There is no ${entry} any more.`);
      return { resolve: { alias: [{ find: /^react-router$/, replacement: entry }] } };
    },
    transform(code, id) {
      if (!id.includes(`/node_modules/${FOLDER}/chunk-`)) return null;
      return EDITS.reduce((text, edit) => {
        const [what, instead] = edit;
        const edited = text.replace(what, instead);
        if (edited !== text) left.delete(edit);
        return edited;
      }, code);
    },
    buildEnd(failure) {
      if (failure === undefined && left.size > 0)
        throw new Error(`react-router no longer says ${[...left].map(([what]) => what.source).join(', ')}.`);
    },
  };
}
