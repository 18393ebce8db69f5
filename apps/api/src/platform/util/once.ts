/** A function that makes its result with the first call, and returns the same ever after: what takes a while to make. */
export function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null;
  return () => (made ??= { result: make() }).result;
}
