import { setTimeout as wait } from 'node:timers/promises';

/** A step of the start (a migration, a wait for another server) is given up after so long. */
const STEP_MS = 5_000;

/** Aborted by the first signal to stop. A terminal and npm may send a signal twice: once is enough. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  return stop.signal;
}

/**
 * Waits for the signal, and then for the step of the start that is under way.
 * @param start checks the signal between its steps
 * @throws what a start throws that was not stopped
 */
export async function untilStopped(start: Promise<void>, signal: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
  const begun = start.catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  await Promise.race([begun.then(() => stopped), stopped.then(() => wait(STEP_MS))]);
}
