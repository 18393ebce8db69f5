/** In the log of a server: an error, and an answer with a status of 500 and above. */
const MARKS = ['"level":50', '"level":60', '"status":5'];

/**
 * Lines of a server's log that say what failed: without them a figure that ends with a 503 cannot be explained.
 * @param chunk of its log, as it comes
 */
export function failuresIn(chunk: Buffer): string[] {
  if (!MARKS.some((mark) => chunk.includes(mark))) return [];
  return chunk
    .toString()
    .split('\n')
    .filter((line) => MARKS.some((mark) => line.includes(mark)));
}
