import { taskRunner } from './run-task';

/** Worker with tasks that exceed the time, memory or other limits. */
export const runTask = taskRunner({
  forEver: () => {
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
