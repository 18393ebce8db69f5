/** In the log of a server: an error, and an answer with a status of 500 and above. */
const MARKS = ['"level":50', '"level":60', '"status":5'];

/**
 * Lines of a server's log that say what failed: without them a figure that ends with a 503 cannot be explained.
 * @returns takes the next piece of its log
 */
export function failureLines(): (chunk: Buffer) => string[] {
  let begun = '';
  return (chunk) => {
    const lines = `${begun}${chunk.toString()}`.split('\n');
    begun = lines.pop() ?? '';
    return lines.filter((line) => MARKS.some((mark) => line.includes(mark)));
  };
}
