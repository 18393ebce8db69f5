/**
 * A signal that aborts after some time (`TimeoutError`), also where no code holds it any more. Node collects that of
 * `AbortSignal.timeout`, with its timer, where nothing but a signal joined of it (`AbortSignal.any`) is listened to: what
 * it should end then lasts for ever. One that is listened to itself is kept until its time.
 */
export function timeLimit(ms: number): AbortSignal {
  const signal = AbortSignal.timeout(ms);
  signal.addEventListener('abort', () => undefined, { once: true });
  return signal;
}
