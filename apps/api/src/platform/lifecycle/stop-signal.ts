import { setTimeout as wait } from 'node:timers/promises';

/**
 * Maximum time that the current start step (a migration, or waiting for another server) may take after a stop signal,
 * in milliseconds.
 */
const STEP_MS = 5_000;

/**
 * Returns an abort signal that the first stop signal triggers. Further stop signals have no effect, because a terminal
 * and npm may each send one.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  return stop.signal;
}

/**
 * Waits until the start is complete or, after a stop signal, until its current step ends or times out.
 * @param start checks the signal between its steps
 * @throws the error of a start that was not stopped
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
