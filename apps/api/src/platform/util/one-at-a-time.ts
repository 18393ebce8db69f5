/**
 * Returns a function that runs at most one computation at a time. Calls during a computation share the next
 * computation, so that they get a result computed after their call. They also share its error.
 */
export function oneAtATime<Result>(compute: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;
  const start = () => {
    const own = compute().finally(() => {
      if (running === own) running = null;
    });
    running = own;
    return own;
  };
  const startNext = () => {
    next = null;
    return start();
  };
  return () => {
    if (running === null) return start();
    next ??= running.then(startNext, startNext);
    return next;
  };
}
