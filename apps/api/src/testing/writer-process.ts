import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./row-writer.ts', import.meta.url));
const PATIENCE_MS = 300_000;

/**
 * Waits until a condition is true. After 45 s, which indicates a hang, it fails with `what` and the output of the
 * programs.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  output = () => '',
): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await holds()); await wait(20)) {
    if (Date.now() > deadline)
      throw new Error(`not within ${PATIENCE_MS} ms: ${what}. ${output().slice(-500)}`);
  }
}

/**
 * Returns whether a process is running. False for 0, which means that there is no process. `kill` would take 0 for the
 * current process group.
 */
export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0) && !/\) Z /.test(readText(`/proc/${pid}/stat`));
  } catch {
    return false;
  }
}

/**
 * Manages a directory for one test and the programs that use it. `end` kills all remaining programs, including
 * PostgreSQL, and removes the directory.
 */
export function writersOn(dataDir = mkdtempSync(join(tmpdir(), 'vaglio-kill-'))) {
  const started: ReturnType<typeof startWriter>[] = [];
  const pidIn = (file: string) => Number(readText(join(dataDir, file)).split('\n')[0]) || 0;
  const postgresPid = () => pidIn('postgres/postmaster.pid');
  const supervisorPid = () => pidIn('postgres.owner');
  return {
    dataDir,
    postgresPid,
    supervisorPid,
    /**
     * Starts a row writer and waits until it has acknowledged rows. With `holding`, it also keeps a transaction open.
     */
    start: async (...options: ('holding' | 'command')[]): Promise<Writer> => {
      const writer = startWriter(dataDir, options);
      started.push(writer);
      await until('rows of a writer', () => writer.rows().length > 5, writer.text);
      return writer;
    },
    /** Starts a row writer that may fail to open the database. @returns its output when it is ready or has ended */
    outcome: async (): Promise<string> => {
      const writer = startWriter(dataDir, []);
      started.push(writer);
      await until('a start', () => /^(ready|failed) /m.test(writer.text()), writer.text);
      return writer.text();
    },
    end: async () => {
      for (const pid of [...started.map((writer) => writer.pid), supervisorPid(), postgresPid()]) {
        if (isRunning(pid)) process.kill(pid, 'SIGKILL');
      }
      await until('PostgreSQL ends', () => !isRunning(postgresPid()));
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Writer = ReturnType<typeof startWriter>;

function startWriter(dataDir: string, options: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, dataDir, ...options], {
    cwd: dirname(PROGRAM),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: undefined },
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    pid: child.pid ?? 0,
    text: () => text,
    url: () => /^ready (.*)$/m.exec(text)?.[1] ?? '',
    /** Returns the ids of the acknowledged rows. */
    rows: () => [...text.matchAll(/^row (\d+)$/gm)].map(([, id]) => Number(id)),
    /** Ends the program and waits for it. @returns the exit code; null if it was killed */
    end: (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      return ended;
    },
  };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
