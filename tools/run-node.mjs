import { spawn } from 'node:child_process';

/**
 * Time to wait for the remaining output of a program that has ended, in milliseconds. Processes started by it may keep
 * the streams open.
 */
const DRAIN_MS = 2000;
const WINDOWS = process.platform === 'win32';
/** Signals sent by a user, by another program, or when a terminal is closed. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();

/**
 * Runs a Node program and prints its output unless `quiet` is set.
 * @param options `root`: working directory; `silentMinutes`: if the program prints nothing for this long, it is killed
 * with its child processes, and the run counts as failed
 * @returns `{ ok, output }`
 */
export function runNode(args, { root, quiet = false, env = {}, silentMinutes = Infinity }) {
  return new Promise((resolve) => {
    // The program gets a separate process group, so that its child processes can be ended too.
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

/**
 * Forwards a signal to the process groups of the running programs, because they do not receive Ctrl-C from the
 * terminal.
 */
function endAll(signal) {
  running.forEach((child) => killGroup(child, signal));
  process.exit(1);
}

function killGroup(child, signal) {
  try {
    if (WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // All processes of the group have already ended.
  }
}
