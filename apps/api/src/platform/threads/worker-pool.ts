import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { workLimiter } from '../http/overload/work-limiter';
import { unavailable } from '../http/errors/errors';
import { threadProgram } from './thread-program';
import { KilledReading, UnreadableText } from './unreadable-text';

/**
 * Request to a worker: the task name, its arguments, and a port on which the worker reports that the task has started.
 */
export type PoolRequest = { task: string; args: readonly unknown[]; started: MessagePort };

/** Response of a worker: a value, or the reason why the text is unreadable. */
export type PoolAnswer = { value: unknown } | { unreadable: string };

export type PoolLimits = {
  /** Timeout of a task after its start, in milliseconds. */
  taskMs: number;
  /**
   * Maximum wait for a task to start, in milliseconds. A thread that does not start is an error of the server, not of
   * the text.
   */
  startMs: number;
  /**
   * Heap limit of a thread, in MB. V8 ends the thread if it exceeds the limit gradually, but ends the whole process if
   * a single allocation exceeds the limit by far. Tasks therefore check the size of their input first.
   */
  heapMb: number;
  threads: number;
  /** Maximum length of the queue. Further tasks are refused. */
  waiting: number;
};

const LIMITS: PoolLimits = {
  taskMs: 20_000,
  startMs: 60_000,
  heapMb: 512,
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 100,
};
/** The young generation is small, so that the heap can exceed its limit only slightly. */
const MAX_YOUNG_HEAP_MB = 16;
/**
 * Longest wait in the queue, in milliseconds. It is long because many tasks may run until their timeout before the last
 * waiting task starts.
 */
const LONGEST_WAIT_MS = 600_000;
/** Idle time after which a thread ends, in milliseconds. */
const IDLE_MS = 30_000;

export type WorkerPool = {
  /**
   * Runs a task in a thread.
   * @throws UnreadableText if the code that reads the text fails; KilledReading if the thread was killed
   * @throws Refusal 503 if too many tasks are waiting, if no thread starts, or if the pool is closed
   */
  run: (task: string, args: readonly unknown[]) => Promise<unknown>;
  /** Kills all threads immediately. */
  close: () => Promise<void>;
};

/**
 * Creates a pool of worker threads that can be killed. The first thread starts with the first task; idle threads end. A
 * separate queue replaces the one of Piscina, which starts no thread for a waiting task after a thread was killed.
 * @param entry URL of the worker program, without its extension: `.js` in the build, `.ts` in the source tree
 */
export function workerPool(entry: URL, overrides: Partial<PoolLimits> = {}): WorkerPool {
  const limits = { ...LIMITS, ...overrides };
  const queue = workLimiter({
    atOnce: limits.threads,
    waiting: limits.waiting,
    waitMs: LONGEST_WAIT_MS,
    refusal: BUSY,
  });
  let starting: Promise<Piscina<PoolRequest, PoolAnswer>> | undefined;
  let isClosed = false;

  const runNow = async (task: string, args: readonly unknown[]): Promise<unknown> => {
    if (isClosed) throw unavailable();
    const pool = await (starting ??= startThreads(entry, limits));
    const { port1, port2 } = new MessageChannel();
    const abort = new AbortController();
    let hasStarted = false;
    const giveUp = () => {
      if (!hasStarted) abort.abort();
    };
    pool.once('error', giveUp); // a thread died before it started the task
    let timer = setTimeout(() => abort.abort(), limits.startMs);
    port1.once('message', () => {
      hasStarted = true;
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), limits.taskMs);
    });
    try {
      const request = { task, args, started: port2 };
      const answer = await pool.run(request, { transferList: [port2], signal: abort.signal });
      if ('unreadable' in answer) throw new UnreadableText(answer.unreadable);
      return answer.value;
    } catch (error) {
      if (error instanceof UnreadableText) throw error;
      if (isClosed || (abort.signal.aborted && !hasStarted)) throw unavailable();
      throw abort.signal.aborted ? tooSlow(limits) : diedOf(error, limits);
    } finally {
      clearTimeout(timer);
      pool.off('error', giveUp);
      port1.close();
    }
  };

  return {
    run: (task, args) => queue.run(() => runNow(task, args)),
    close: async () => {
      isClosed = true;
      await (await starting)?.destroy();
    },
  };
}

const BUSY = 'The server is busy reading other texts. Please try again.';

const tooSlow = ({ taskMs }: PoolLimits) =>
  new KilledReading(`Reading it took longer than ${taskMs / 1000} s.`);

function diedOf(error: unknown, { heapMb }: PoolLimits): KilledReading {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return new KilledReading(
    code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? `Reading it took more than ${heapMb} MB of memory.`
      : 'Reading it ended the program that reads.',
  );
}

async function startThreads(
  entry: URL,
  { threads, heapMb }: PoolLimits,
): Promise<Piscina<PoolRequest, PoolAnswer>> {
  const { default: Threads } = await import('piscina');
  const pool = new Threads<PoolRequest, PoolAnswer>({
    ...threadProgram(entry),
    name: 'runTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
  });
  pool.on('error', () => undefined); // the end of an idle thread is not an error
  return pool;
}
