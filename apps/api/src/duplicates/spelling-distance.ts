/**
 * How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one text into the other
 * (optimal string alignment distance).
 */
export function spellingDistance(a: string, b: string): number {
  const width = b.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = Uint16Array.from({ length: width }, (_, column) => column);
  let present = new Uint16Array(width);
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
