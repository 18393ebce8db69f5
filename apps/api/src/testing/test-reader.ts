import { sandboxedParser, type ForeignReader } from '../platform/threads/sandboxed-parser';
import type { PoolLimits } from '../platform/threads/worker-pool';

/** Starts threads that run the tasks of the server in the same way as its main program. */
export const testReader = (limits: Partial<PoolLimits> = {}): ForeignReader =>
  sandboxedParser(new URL('../worker-tasks', import.meta.url), limits);
