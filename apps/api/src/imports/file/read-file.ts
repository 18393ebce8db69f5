import { on, once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { KilledReading, UnreadableText } from '../../platform/threads/unreadable-text';
import { threadProgram } from '../../platform/threads/thread-program';
import type { FileOrder, FileVerdict } from './file-worker';
import type { FileChoices, FilePortion } from './file-table';

/** URL of the thread's program. It is next to this file in the source, and next to the main program in the build. */
const WORKER = new URL('./file-worker', import.meta.url);

export type FileLimits = {
  /** Timeout of a portion, in milliseconds. The first portion includes a scan of the complete file. */
  portionMs: number;
  /** Heap limit of the thread in MB, not counting the bytes of the file. */
  heapMb: number;
};

const LIMITS: FileLimits = { portionMs: 60_000, heapMb: 512 };
const MAX_YOUNG_HEAP_MB = 16;

/**
 * Reads an uploaded file in a separate thread. The thread is killed if it takes too much time or memory.
 * @param bytes transferred to the thread, so the caller cannot use them afterwards
 * @param take receives the portions, one after the other
 * @throws UnreadableText with a message for the person; KilledReading if the thread was killed
 */
export async function readFile(
  bytes: Uint8Array<ArrayBuffer>,
  choices: FileChoices,
  take: (portion: FilePortion) => Promise<void>,
  limits: FileLimits = LIMITS,
): Promise<void> {
  const pool = startThread(limits.heapMb);
  const { port1, port2 } = new MessageChannel();
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), limits.portionMs);
  };
  try {
    wait();
    const closed = once(port1, 'close');
    const order: FileOrder = { bytes, choices, port: port2 };
    const verdict = pool
      .run(order, { transferList: [port2, bytes.buffer], signal: abort.signal })
      .catch((error: unknown) => new KilledReading(problemOf(error, abort.signal, limits)))
      .finally(() => port1.close());
    const portions = on(port1, 'message', { close: ['close'] });
    for await (const [portion] of portions) {
      clearTimeout(timer);
      await take(readPortion(portion));
      wait();
      port1.postMessage(null);
    }
    await closed;
    const ended = await verdict;
    if (ended instanceof KilledReading) throw ended;
    if (ended.unreadable !== null) throw new UnreadableText(ended.unreadable);
  } finally {
    clearTimeout(timer);
    port1.close();
    await pool.destroy();
  }
}

/** Returns a message of the thread with its type. The thread is built from the same source, so the type is correct. */
function readPortion(message: unknown): FilePortion {
  return message as FilePortion;
}

function startThread(heapMb: number): Piscina<FileOrder, FileVerdict> {
  const pool = new Piscina<FileOrder, FileVerdict>({
    ...threadProgram(WORKER),
    name: 'readFile',
    minThreads: 0,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
  });
  pool.on('error', () => undefined); // the task fails with the same error
  return pool;
}

function problemOf(error: unknown, { aborted }: AbortSignal, { portionMs, heapMb }: FileLimits): string {
  if (aborted) return `Reading the file took longer than ${portionMs / 1000} s without a result.`;
  const code: unknown = Reflect.get(Object(error), 'code');
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? `Reading the file took more than ${heapMb} MB of memory.`
    : 'Reading the file ended the program that reads.';
}
