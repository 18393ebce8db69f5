const [QUOTE, RETURN, FEED] = [0x22, 0x0d, 0x0a];

/**
 * Counts the rows of a CSV file during its download. Line breaks inside quoted cells are counted too, so the number is
 * only suitable for a progress display.
 * @returns a function that takes the next chunk of the file and returns the number of rows so far, without the header
 */
export function countLines(): (piece: Uint8Array) => number {
  let lines = 0;
  let [before, last] = [0, 0];
  return (piece) => {
    for (const byte of piece) {
      if (byte === FEED && last === RETURN && before === QUOTE) lines += 1;
      before = last;
      last = byte;
    }
    return Math.max(0, lines - 1);
  };
}
