/** Longest time of uninterrupted work, in milliseconds. */
const STRETCH_MS = 8;

/** Lets pending requests and timers run before the caller continues. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Maps items like `flatMap`, but lets requests and timers run every few milliseconds. */
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
