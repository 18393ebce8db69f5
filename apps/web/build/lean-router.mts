import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { packageEdits, type PackageEdit } from './package-edits.mts';

const FOLDER = 'react-router/dist/production';

const EDITS: readonly PackageEdit[] = [
  // A component that nothing renders may go, as `NavLink` and `Form`.
  [/= (React\d*)\.forwardRef\(/g, '= /* @__PURE__ */ $1.forwardRef('],
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // Only an app of the router's own framework can ask links to load pages ahead.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g, '= [false, null, {}];'],
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
];

/**
 * Builds with the router's files of production, which do not warn: its package names those of development to everybody.
 * What no page can ask of the router is left out.
 * @param packages the folder of all packages
 */
export function leanRouter(packages: string): Plugin[] {
  const entry = `${packages}/${FOLDER}/index.mjs`;
  const production: Plugin = {
    name: 'lean-router',
    apply: 'build',
    config: () => {
      if (!existsSync(entry)) throw new Error(`There is no ${entry} any more.`);
      return { resolve: { alias: [{ find: /^react-router$/, replacement: entry }] } };
    },
  };
  return [
    production,
    packageEdits('react-router', (id) => id.includes(`/node_modules/${FOLDER}/chunk-`), EDITS),
  ];
}
