import type { PoolAnswer, PoolRequest } from './worker-pool';
import { UnreadableText } from './unreadable-text';

/** Maximum length of a displayed error message. */
const MAX_FAULT = 200;

/**
 * Creates a function that runs one task in a thread of the pool. If parsing code fails, for example by a stack
 * overflow, it would fail again with the same text. The text is therefore marked as unreadable.
 * @param tasks functions by name
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
