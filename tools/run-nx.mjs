import { createRequire } from 'node:module';
import { runNode } from './run-node.mjs';

/** The environment of every nx call: no daemon, plugins without processes of their own, no colour in what is read again. */
const ENV = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

/**
 * Runs nx in the workspace.
 * @param args as on the command line
 * @param options as those of runNode
 * @returns `{ ok, output }`
 */
export function runNx(args, { env = {}, ...options }) {
  return runNode([createRequire(import.meta.url).resolve('nx/bin/nx.js'), ...args], {
    ...options,
    env: { ...ENV, ...env },
  });
}
