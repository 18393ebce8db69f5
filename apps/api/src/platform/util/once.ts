/** Returns a function that computes its result on the first call and caches it. */
export function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null;
  return () => (made ??= { result: make() }).result;
}
