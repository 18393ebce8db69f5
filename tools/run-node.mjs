import { spawn } from 'node:child_process';

/** What the streams of an ended program may still deliver; a process that it left behind may hold them open for ever. */
const DRAIN_MS = 2000;
const WINDOWS = process.platform === 'win32';
/** Of a person, of another program, of a terminal that is closed. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();

/**
 * Runs a node program, printing what it prints unless quiet.
 * @param options `root` to run in; `silentMinutes`: when it has printed nothing for so long, it and all that it started
 *   are killed, which counts as failed
 * @returns `{ ok, output }`
 */
export function runNode(args, { root, quiet = false, env = {}, silentMinutes = Infinity }) {
  return new Promise((resolve) => {
    // A group of its own, so that it ends with everything that it started.
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !WINDOWS,
    });
    let output = '';
    let limit;
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (!quiet) stream.write(chunk);
      waitForOutput();
    };
    const killSilent = () => {
      keep(process.stderr)(`\nKilled: no output for ${silentMinutes} minutes.\n`);
      killGroup(child, 'SIGKILL');
    };
    function waitForOutput() {
      clearTimeout(limit);
      if (silentMinutes < Infinity) limit = setTimeout(killSilent, silentMinutes * 60_000);
    }
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));

    if (running.size === 0) for (const signal of ENDS) process.on(signal, endAll);
    running.add(child);
    waitForOutput();
    child.on('exit', () => {
      killGroup(child, 'SIGKILL');
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), DRAIN_MS).unref();
    });
    child.on('close', (status) => {
      clearTimeout(limit);
      running.delete(child);
      if (running.size === 0) for (const signal of ENDS) process.off(signal, endAll);
      resolve({ ok: status === 0, output });
    });
  });
}

/** Ctrl-C reaches the terminal's own group only: the children's get the signal from here. */
function endAll(signal) {
  running.forEach((child) => killGroup(child, signal));
  process.exit(1);
}

function killGroup(child, signal) {
  try {
    if (WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // No process of the group is left.
  }
}
