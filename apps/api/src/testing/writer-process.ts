import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./row-writer.ts', import.meta.url));
const PATIENCE_MS = 300_000;

/** Waits until a condition is true; fails with `what`, and the output of the programs, after 45 s, which only a hang takes. */
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

/** Whether a process runs; false for 0, which means none here and our own process group to kill. */
export function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0) && !/\) Z /.test(readText(`/proc/${pid}/stat`));
  } catch {
    return false;
  }
}

/**
 * A directory for one test and the programs that run on it. `end` kills all that the test left running, PostgreSQL too,
 * and removes the directory.
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
    /** Starts the row writer and waits until it has acknowledged rows; `holding`: it keeps a transaction open besides. */
    start: async (...options: ('holding' | 'command')[]): Promise<Writer> => {
      const writer = startWriter(dataDir, options);
      started.push(writer);
      await until('rows of a writer', () => writer.rows().length > 5, writer.text);
      return writer;
    },
    /** Starts a row writer, which may be refused. @returns its output once it is ready or has ended */
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
    /** Identifiers of the rows acknowledged so far. */
    rows: () => [...text.matchAll(/^row (\d+)$/gm)].map(([, id]) => Number(id)),
    /** Ends it and waits; the exit code, null when killed. */
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
