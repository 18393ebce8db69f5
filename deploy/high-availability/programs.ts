import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, openSync, closeSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Folders in which Debian installs server programs. They are not in the PATH of ordinary users. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const LONGEST_END_MS = 40_000;

/** Account of the operating system. PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * Returns the account `postgres` (created by Debian's package) if this process runs as root; otherwise undefined, for
 * the current account.
 */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Returns the path of a program. @throws Error that names Debian's package if the program is not installed */
export function findProgram(name: string, folder?: string): string {
  const folders = folder ? [folder] : [...(process.env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS];
  const found = folders.map((each) => join(each, name)).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${name} is not installed: apt-get install haproxy postgresql-15`);
}

/** Runs a program until it ends. @throws Error with the output of the program if it fails */
export async function runToEnd(
  program: string,
  args: readonly string[],
  { account, env = {} }: { account: Account; env?: Record<string, string> },
): Promise<void> {
  await run(program, [...args], { cwd: '/', env: { ...process.env, ...env }, ...account });
}

/** Waits until a program listens on a port. @throws Error that names the log file if the program ended before */
export async function untilListening(
  port: number,
  program: Pick<Running, 'hasEnded'>,
  log: string,
): Promise<void> {
  while (!(await isListening(port))) {
    if (program.hasEnded()) throw new Error(`nothing listens on port ${port}, see ${log}`);
    await wait(50);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.destroy());
    socket.once('error', () => resolve(false)).once('close', () => resolve(!socket.errored));
  });
}

export type Running = {
  pid: number;
  end: (signal: NodeJS.Signals) => Promise<void>;
  hasEnded: () => boolean;
};

/** Starts a program that keeps running. Its output is appended to a log file. */
export function startProgram(
  program: string,
  args: readonly string[],
  { account, env, log }: { account?: Account; env?: Record<string, string>; log: string },
): Running {
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn(program, [...args], {
    cwd: '/',
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', output, output],
    ...account,
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    hasEnded,
    end: async (signal) => {
      if (hasEnded()) return;
      child.kill(signal);
      await Promise.race([ended, wait(LONGEST_END_MS, undefined, { ref: false })]);
    },
  };
}
