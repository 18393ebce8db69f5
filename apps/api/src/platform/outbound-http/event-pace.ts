const NEWLINE = 10;
const DATA = [...'data:'].map((sign) => sign.charCodeAt(0));

/**
 * Counts the completed data lines of an event stream. Comments that servers send to keep a connection alive are not
 * counted.
 * @returns a function that receives the next bytes and returns the number of lines that they complete
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
