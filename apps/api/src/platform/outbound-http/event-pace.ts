const NEWLINE = 10;
const DATA = [...'data:'].map((sign) => sign.charCodeAt(0));

/**
 * Counts the lines of data that a stream of events has completed. Comments, by which servers keep a connection alive,
 * and lines that never end are none.
 * @returns a function that reads the next bytes and returns how many lines ended in them
 */
export function eventPace(): (bytes: Uint8Array) => number {
  let column = 0;
  let isData = true;
  return (bytes) => {
    let ended = 0;
    for (const byte of bytes) {
      if (byte === NEWLINE) {
        if (isData && column >= DATA.length) ended += 1;
        column = 0;
        isData = true;
        continue;
      }
      if (column < DATA.length && byte !== DATA[column]) isData = false;
      column += 1;
    }
    return ended;
  };
}
