/** Of work at a stretch: a request that comes meanwhile waits no longer than that. */
const STRETCH_MS = 8;

/** Lets requests and timers that wait have their turn before what follows. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Maps each item to any number of results as `flatMap` does, while requests and timers have their turn every few milliseconds. */
export async function flatMapYielding<T, U>(
  items: Iterable<T>,
  map: (item: T) => readonly U[],
): Promise<U[]> {
  const results: U[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(...map(item));
    if (performance.now() - began < STRETCH_MS) continue;
    await yieldToEventLoop();
    began = performance.now();
  }
  return results;
}
