const HEAD_BYTES = 5;
const LENGTH_BYTES = 4;
const codeOf = (letter: string) => letter.charCodeAt(0);
const COPY_DATA = codeOf('d');
const COPY_DONE = codeOf('c');
/** CopyOutResponse, and what the server may say at any time: ParameterStatus, NoticeResponse, NotificationResponse. */
const SKIPPED: ReadonlySet<number> = new Set(['H', 'S', 'N', 'A'].map(codeOf));

/** What one chunk held: bytes of CopyData, and the messages behind the end of the COPY; null while it goes on. */
type Payload = { payload: Buffer; rest: Buffer | null };

/**
 * Takes the answer to COPY TO STDOUT apart, however its bytes are cut.
 * @returns takes the next bytes, which it moves together in place
 * Source: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export function copyPayload(): (chunk: Buffer) => Payload {
  let head: Buffer = Buffer.alloc(0);
  /** Of the message under way: how many bytes are still to come, and whether they are copied. */
  let left = 0;
  let isData = false;

  return (chunk) => {
    const bytes = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
    head = bytes.subarray(0, 0);
    let [at, kept] = [0, 0];
    for (;;) {
      const there = Math.min(left, bytes.length - at);
      if (there > 0 && isData) {
        bytes.copyWithin(kept, at, at + there);
        kept += there;
      }
      at += there;
      left -= there;
      if (left > 0) break;
      if (bytes.length - at < HEAD_BYTES) {
        head = Buffer.from(bytes.subarray(at));
        break;
      }
      const code = bytes[at] ?? 0;
      isData = code === COPY_DATA;
      if (!isData && !SKIPPED.has(code))
        return {
          payload: bytes.subarray(0, kept),
          rest: bytes.subarray(code === COPY_DONE ? at + HEAD_BYTES : at),
        };
      left = bytes.readInt32BE(at + 1) - LENGTH_BYTES;
      at += HEAD_BYTES;
    }
    return { payload: bytes.subarray(0, kept), rest: null };
  };
}
