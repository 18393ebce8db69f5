import { workerPool, type PoolLimits } from './worker-pool';

/**
 * Functions that worker threads run, by name. The program of the threads (worker-tasks.ts) declares its functions here.
 * @public
 */
export interface WorkerTasks {}

/** Parser of external text that runs outside the main thread. */
export type ForeignReader = {
  /**
   * Runs a task in a thread.
   * @throws UnreadableText if the text can never be read
   * @throws Refusal 503 if too many texts are waiting
   */
  read: <Task extends keyof WorkerTasks>(
    task: Task,
    ...args: Parameters<WorkerTasks[Task]>
  ) => Promise<ReturnType<WorkerTasks[Task]>>;
  /** Ends all running tasks immediately. */
  close: () => Promise<void>;
};

/**
 * Returns a pool of threads that parses all external text of this process. The first thread starts with the first text.
 * @param program URL of the thread program, without its extension
 */
export function sandboxedParser(program: URL, limits: Partial<PoolLimits> = {}): ForeignReader {
  const pool = workerPool(program, limits);
  return {
    read: async (task, ...args) => readValue<typeof task>(await pool.run(task, args)),
    close: pool.close,
  };
}

/**
 * Gives the result of a thread the return type of the function with the same name. This is safe because both are built
 * from the same source.
 */
function readValue<Task extends keyof WorkerTasks>(value: unknown): ReturnType<WorkerTasks[Task]> {
  return value as ReturnType<WorkerTasks[Task]>;
}
