import { sandboxedParser, type ForeignReader } from '../platform/threads/sandboxed-parser';
import type { PoolLimits } from '../platform/threads/worker-pool';

/** Returns threads that run the tasks of the server, as its main program starts them. */
export const testReader = (limits: Partial<PoolLimits> = {}): ForeignReader =>
  sandboxedParser(new URL('../worker-tasks', import.meta.url), limits);
