import type { ReadingTasks } from '../../worker-tasks';
import { workerPool, type PoolLimits } from './worker-pool';

/** Reads foreign text outside the thread that answers requests. */
export type ForeignReader = {
  /**
   * @throws UnreadableText when the text cannot be read, now or later
   * @throws Refusal 503 when too many texts wait to be read
   */
  read: <Task extends keyof ReadingTasks>(
    task: Task,
    ...args: Parameters<ReadingTasks[Task]>
  ) => Promise<ReturnType<ReadingTasks[Task]>>;
  /** Ends every reading at once. */
  close: () => Promise<void>;
};

/** Beside this file in the source, beside the program in the build. */
const WORKER = new URL('./reading-worker', import.meta.url);

/** A pool of threads for all foreign text of this process; no thread runs before the first text. */
export function foreignReader(limits: Partial<PoolLimits> = {}): ForeignReader {
  const pool = workerPool(WORKER, limits);
  return {
    read: async (task, ...args) => readValue<typeof task>(await pool.run(task, args)),
    close: pool.close,
  };
}

/** What the thread returned is what its function of the same name returns: both are built from one source. */
function readValue<Task extends keyof ReadingTasks>(value: unknown): ReturnType<ReadingTasks[Task]> {
  return value as ReturnType<ReadingTasks[Task]>;
}
