import { workerPool, type PoolLimits } from './worker-pool';

/**
 * Functions that threads run, by name. The program of the threads declares its own here (worker-tasks.ts).
 * @public
 */
export interface WorkerTasks {}

/** Reads foreign text outside the thread that answers requests. */
export type ForeignReader = {
  /**
   * @throws UnreadableText when the text cannot be read, now or later
   * @throws Refusal 503 when too many texts wait to be read
   */
  read: <Task extends keyof WorkerTasks>(
    task: Task,
    ...args: Parameters<WorkerTasks[Task]>
  ) => Promise<ReturnType<WorkerTasks[Task]>>;
  /** Ends every reading at once. */
  close: () => Promise<void>;
};

/**
 * Returns a pool of threads for all foreign text of this process; no thread runs before the first text.
 * @param program URL of the threads' program without its ending
 */
export function sandboxedParser(program: URL, limits: Partial<PoolLimits> = {}): ForeignReader {
  const pool = workerPool(program, limits);
  return {
    read: async (task, ...args) => readValue<typeof task>(await pool.run(task, args)),
    close: pool.close,
  };
}

/** Types the result of a thread as that of the function with the same name: both are built from one source. */
function readValue<Task extends keyof WorkerTasks>(value: unknown): ReturnType<WorkerTasks[Task]> {
  return value as ReturnType<WorkerTasks[Task]>;
}
