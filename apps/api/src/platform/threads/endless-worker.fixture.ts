import { taskRunner } from './run-task';

/** Worker with tasks that exceed the time, memory or other limits. */
export const runTask = taskRunner({
  /** @param started is set to 1 when the task starts */
  forEver: (started?: Int32Array) => {
    if (started) Atomics.store(started, 0, 1);
    for (;;);
  },
  eatMemory: () => {
    const eaten: { order: number; more: number[] }[] = [];
    for (;;) eaten.push({ order: eaten.length, more: [eaten.length] });
  },
  overflow: () => {
    const deeper = (depth: number): number => deeper(depth + 1) + 1;
    return deeper(0);
  },
  exit: () => process.exit(3),
  double: (number: number) => number * 2,
});
