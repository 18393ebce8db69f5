/**
 * How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one text into the other
 * (optimal string alignment distance).
 */
export function spellingDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const at = (line: readonly number[], place: number) => line[place] ?? Infinity;
      let least = Math.min(
        at(last, column) + 1,
        at(present, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, at(beforeLast, column - 2) + 1);
      present.push(least);
    }
    beforeLast = last;
    last = present;
  }
  return last[b.length] ?? 0;
}
