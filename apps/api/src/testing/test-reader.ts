import { unavailable } from '../platform/http/errors/errors';
import { sandboxedParser, type ForeignReader } from '../platform/threads/sandboxed-parser';
import type { PoolLimits } from '../platform/threads/worker-pool';
import { once } from '../platform/util/once';

/** Starts separate threads that run the tasks of the server in the same way as its main program. */
export const separateReader = (limits: Partial<PoolLimits> = {}): ForeignReader =>
  sandboxedParser(new URL('../worker-tasks', import.meta.url), limits);

const sharedReader = once(separateReader);

/**
 * Returns a reader whose threads all spec files of a process share, because a new thread takes more than a second of CPU
 * time to load its program and the models of the extractor. `close` refuses further texts, and lets the threads run.
 */
export function testReader(): ForeignReader {
  const { read } = sharedReader();
  let isClosed = false;
  return {
    read: async (task, ...args) => {
      if (isClosed) throw unavailable();
      return read(task, ...args);
    },
    close: async () => {
      isClosed = true;
    },
  };
}
