import type { PoolAnswer, PoolRequest } from './worker-pool';
import { UnreadableText } from './unreadable-text';

/** Longest message of a fault that is shown. */
const MAX_FAULT = 200;

/**
 * Runs one task in a thread of the pool.
 * Whatever a text makes the code that reads it throw (a stack that overflows, a parser that gives up) it would make it
 * throw again, so the text counts as unreadable.
 * @param tasks by name
 */
export function taskRunner(tasks: Readonly<Record<string, (...args: never[]) => unknown>>) {
  return ({ task, args, started }: PoolRequest): PoolAnswer => {
    started.postMessage(null);
    const run = tasks[task];
    if (!run) throw new Error(`There is no task ${task}.`);
    try {
      return { value: Reflect.apply(run, undefined, args) };
    } catch (error) {
      return { unreadable: error instanceof UnreadableText ? error.message : faultOf(error) };
    } finally {
      started.close();
    }
  };
}

function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `Reading it failed: ${message.slice(0, MAX_FAULT)}`;
}
