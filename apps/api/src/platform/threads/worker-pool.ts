import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { workLimiter } from '../http/overload/work-limiter';
import { unavailable } from '../http/errors/errors';
import { threadProgram } from './thread-program';
import { KilledReading, UnreadableText } from './unreadable-text';

/** What a worker is given: the name of a task, its arguments, and a port on which it reports that it has started. */
export type PoolRequest = { task: string; args: readonly unknown[]; started: MessagePort };

/** What a worker answers: a value, or why the text cannot be read. */
export type PoolAnswer = { value: unknown } | { unreadable: string };

export type PoolLimits = {
  /** From the moment a thread begins with a task, in milliseconds. */
  taskMs: number;
  /** Until a thread begins, in milliseconds: a thread that does not start at all is a fault of ours, not of the text. */
  startMs: number;
  /**
   * Heap of one thread, in MB. V8 ends a thread that grows past it step by step, but the whole process when a single
   * allocation goes far beyond it: so tasks check the sizes of what they read first, and this is the second line.
   */
  heapMb: number;
  threads: number;
  /** Tasks that wait for a thread; further ones are refused. */
  waiting: number;
};

const LIMITS: PoolLimits = {
  taskMs: 20_000,
  startMs: 60_000,
  heapMb: 512,
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 100,
};
/** Small, so that the step past the limit is small too. */
const MAX_YOUNG_HEAP_MB = 16;
/** Many tasks may run to their limit before the last of the queue has its turn. */
const LONGEST_WAIT_MS = 600_000;
/** A thread without work ends after so long. */
const IDLE_MS = 30_000;

export type WorkerPool = {
  /**
   * Runs a task in a thread.
   * @throws UnreadableText when the code that reads the text fails; KilledReading when its thread was ended, which is
   * then replaced
   * @throws Refusal 503 when too many tasks wait, no thread starts, or the pool is closed
   */
  run: (task: string, args: readonly unknown[]) => Promise<unknown>;
  /** Ends all threads at once, whatever they do. */
  close: () => Promise<void>;
};

/**
 * Worker threads that can be killed. The first task starts the first thread; idle threads end.
 * Piscina's own queue stays empty: it starts no thread for a waiting task after one was killed.
 * @param entry URL of the worker without its ending: `.js` in the build, `.ts` in the sources
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
    pool.once('error', giveUp); // a thread died before it took a task
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
  pool.on('error', () => undefined); // an idle thread may die unheard
  return pool;
}
