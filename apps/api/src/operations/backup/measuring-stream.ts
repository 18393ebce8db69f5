import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const LINE_FEED = 10;

export type Measured = { rows: number; bytes: number; sha256: string };

/**
 * Creates a stream that counts and hashes the bytes and rows passing through. Each row is one line, because COPY's text
 * format escapes line breaks within values.
 * @returns the stream, and `measured()`, to be called after the stream has ended
 */
export function measuringStream(): { stream: Transform; measured: () => Measured } {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, measured: () => ({ rows, bytes, sha256: hash.digest('hex') }) };
}
