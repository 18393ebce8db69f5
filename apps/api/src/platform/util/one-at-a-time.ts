/**
 * Runs one computation at a time. Those who ask while one runs share the next one, so that what they get was read after
 * they asked. A failure is of those who share it.
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
