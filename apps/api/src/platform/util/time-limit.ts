/**
 * Returns a signal that aborts after the given time with a `TimeoutError`, even if no code references the signal.
 * Without its own listener, Node may garbage-collect a signal of `AbortSignal.timeout` together with its timer. A
 * combined signal (`AbortSignal.any`) would then never abort.
 */
export function timeLimit(ms: number): AbortSignal {
  const signal = AbortSignal.timeout(ms);
  signal.addEventListener('abort', () => undefined, { once: true });
  return signal;
}
