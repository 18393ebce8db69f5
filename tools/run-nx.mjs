import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/** The environment of every nx call: no daemon, no colour in what is read again. */
const ENV = { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };

/**
 * Runs nx in the workspace.
 * @param args as on the command line
 * @param options `root` of the workspace; `quiet` prints the output only when it fails
 * @returns `{ ok, output }`
 */
export function runNx(args, { root, quiet = false, env = {} }) {
  return runNode([createRequire(import.meta.url).resolve('nx/bin/nx.js'), ...args], { root, quiet, env: { ...ENV, ...env } });
}

/** Runs a node program, printing what it prints (unless quiet and successful). */
export function runNode(args, { root, quiet = false, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('close', (status) => {
      if (quiet && status !== 0) process.stderr.write(output);
      resolve({ ok: status === 0, output });
    });
  });
}
