/**
 * Rows of the distance matrix, shared by all calls. Millions of names are compared, and allocating rows would take
 * most of the time.
 */
let rows = threeRows(64);

/**
 * Returns the edit distance of two texts: the number of letters to insert, delete, replace or swap with a neighbour
 * (optimal string alignment distance).
 */
export function spellingDistance(a: string, b: string): number {
  const width = b.length + 1;
  if (rows[0].length < width) rows = threeRows(width);
  let [beforeLast, last, present] = rows;
  for (let column = 0; column < width; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    present[0] = row;
    for (let column = 1; column < width; column += 1) {
      const other = b.charCodeAt(column - 1);
      const replaced = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      let least = Math.min((last[column] ?? 0) + 1, (present[column - 1] ?? 0) + 1, replaced);
      const isSwapped =
        row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other;
      if (isSwapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      present[column] = least;
    }
    [beforeLast, last, present] = [last, present, beforeLast];
  }
  return last[b.length] ?? 0;
}

function threeRows(width: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
}
