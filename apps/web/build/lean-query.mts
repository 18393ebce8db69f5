import type { Plugin } from 'vite';
import { packageEdits, type PackageEdit } from './package-edits.mts';

const FILE = '/node_modules/@reduxjs/toolkit/dist/query/rtk-query.modern.mjs';

/** What every action of the store would be shown to, for endpoints with `onCacheEntryAdded` or `onQueryStarted`: ours have none. */
export const FEW_HANDLERS: readonly PackageEdit[] = [
  [/(buildPollingHandler),\s*buildCacheLifecycleHandler,\s*buildQueryLifecycleHandler(?=\s*\])/, '$1'],
];

/** Builds with the part of RTK Query that our endpoints can turn on; lint keeps them from what would need the rest. */
export function leanQuery(): Plugin {
  return packageEdits('@reduxjs/toolkit', (id) => id.endsWith(FILE), FEW_HANDLERS);
}
