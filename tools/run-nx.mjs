import { createRequire } from 'node:module';
import { runNode } from './run-node.mjs';

/**
 * Environment for all nx commands: no daemon, plugins in the same process, and no colours, because the output is
 * parsed.
 */
const ENV = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

/**
 * Runs nx in the workspace.
 * @param args command line arguments
 * @param options options of `runNode`
 * @returns `{ ok, output }`
 */
export function runNx(args, { env = {}, ...options }) {
  return runNode([createRequire(import.meta.url).resolve('nx/bin/nx.js'), ...args], {
    ...options,
    env: { ...ENV, ...env },
  });
}
