import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { QUICK, SMALL } from './v8-flags';

const LOOK_MS = 5_000;
/** A server whose event loop works less than this share of the time is idle; its own work takes 0.02 to 0.05, on a machine with other work too. */
const IDLE = 0.1;

/**
 * V8 gives memory back in small steps to a program that allocates little, but never finds that of one that asks a database
 * for work each second: 30 MB for new objects, which a start needed, stayed for ever. Its flag for programs that mind their
 * size makes it do so, and is set while the server is idle. Code is kept under the flags of the start: call this afterwards.
 */
export function returnMemoryWhenIdle(): void {
  let before = performance.eventLoopUtilization();
  const utilization = () => {
    const now = performance.eventLoopUtilization();
    const since = performance.eventLoopUtilization(now, before);
    before = now;
    return since.utilization;
  };
  setInterval(followIdleness(utilization, setFlagsFromString), LOOK_MS).unref();
}

/**
 * @param utilization of the event loop since its last call, from 0 to 1
 * @returns sets the flag when the server has become idle or busy since its last call
 */
export function followIdleness(utilization: () => number, setFlag: (flag: string) => void): () => void {
  let isSmall = false;
  return () => {
    const isIdle = utilization() < IDLE;
    if (isIdle === isSmall) return;
    isSmall = isIdle;
    setFlag(isIdle ? SMALL : QUICK);
  };
}
