/** A row of a binary COPY: each call reads its next column; null where it has no value. */
export type CopiedRow = {
  /** Of int2, int4 and int8. */
  integer: () => number | null;
  /** Of float8. */
  float: () => number | null;
  text: () => string | null;
  /** Of timestamptz: microseconds since 1970, as the nearest double. */
  microseconds: () => number | null;
  /** Of date: days since 1970. */
  days: () => number | null;
};

const SIGNATURE_BYTES = 11;
/** Signature, flags, and the length of an extension that no version has. */
const HEADER_BYTES = SIGNATURE_BYTES + 8;
const COUNT_BYTES = 2;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
const TRAILER = -1;

const WORD = 2 ** 32;
const [LEAST_HIGH, MOST_HIGH] = [-(2 ** 31), 2 ** 31 - 1];
/** PostgreSQL counts from 2000. */
const DAYS_UNTIL_2000 = 10_957;
const MICROSECONDS_UNTIL_2000 = DAYS_UNTIL_2000 * 86_400_000_000;

/**
 * Reads the rows of a binary COPY from its bytes, however they are cut.
 * @param take is called with each row, the same object each time: what it does not read is skipped
 * @returns takes the next bytes
 * Source: https://www.postgresql.org/docs/current/sql-copy.html, Binary Format
 */
export function copiedRows(take: (row: CopiedRow) => void): (chunk: Buffer) => void {
  let bytes: Buffer = Buffer.alloc(0);
  let view = viewOf(bytes);
  /** Of the row that is read: where it begins, and its next column. */
  let [start, column] = [0, 0];
  /** Where the value of a column begins. */
  let at = 0;
  let isBegun = false;

  /** Goes on to the next column. @returns the length of its value; NULL_LENGTH without one */
  const next = () => {
    const length = view.getInt32(column);
    at = column + LENGTH_BYTES;
    column = length === NULL_LENGTH ? at : at + length;
    return length;
  };
  const row: CopiedRow = {
    integer() {
      const length = next();
      if (length === NULL_LENGTH) return null;
      if (length === 4) return view.getInt32(at);
      if (length === 2) return view.getInt16(at);
      return view.getInt32(at) * WORD + view.getUint32(at + 4);
    },
    float: () => (next() === NULL_LENGTH ? null : view.getFloat64(at)),
    text: () => (next() === NULL_LENGTH ? null : bytes.toString('utf8', at, column)),
    microseconds: () =>
      next() === NULL_LENGTH ? null : microsecondsOf(view.getInt32(at), view.getUint32(at + 4)),
    days: () => (next() === NULL_LENGTH ? null : view.getInt32(at) + DAYS_UNTIL_2000),
  };

  return (chunk) => {
    bytes = start < bytes.length ? Buffer.concat([bytes.subarray(start), chunk]) : chunk;
    view = viewOf(bytes);
    start = 0;
    if (!isBegun) {
      if (bytes.length < HEADER_BYTES) return;
      isBegun = true;
      start = HEADER_BYTES;
    }
    for (let end = endOfRow(view, start); end !== null; end = endOfRow(view, start)) {
      const isTrailer = view.getInt16(start) === TRAILER;
      column = start + COUNT_BYTES;
      if (!isTrailer) take(row);
      start = end;
    }
  };
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer) => new DataView(buffer, byteOffset, byteLength);

/** @returns null while the row that begins at a place is not there to its end */
function endOfRow(view: DataView, start: number): number | null {
  let end = start + COUNT_BYTES;
  if (view.byteLength < end) return null;
  for (let columns = view.getInt16(start); columns > 0; columns -= 1) {
    if (view.byteLength < end + LENGTH_BYTES) return null;
    end += LENGTH_BYTES + Math.max(0, view.getInt32(end));
  }
  return view.byteLength < end ? null : end;
}

function microsecondsOf(high: number, low: number): number {
  if (high === MOST_HIGH && low === WORD - 1) return Infinity;
  if (high === LEAST_HIGH && low === 0) return -Infinity;
  return high * WORD + (low + MICROSECONDS_UNTIL_2000); // both are exact: it is rounded once
}
