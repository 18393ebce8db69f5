/** Values of one feature, divided into at most 48 bins. */
export interface Bins {
  /** Bin number of each row. */
  readonly bin: Uint8Array;
  /** Upper limits of the bins in ascending order, without the last bin. */
  readonly limits: readonly number[];
}

const MAX_BINS = 48;

/**
 * Divides the values of each feature into bins that contain about the same number of rows.
 * @param rows feature values; all rows have the same length
 */
export const binsOf = (rows: readonly Float32Array[]): Bins[] =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, figure) => {
    const values = rows.map((row) => row[figure] ?? 0);
    const limits = limitsOf([...values].sort((a, b) => a - b));
    return { limits, bin: Uint8Array.from(values, (value) => binOf(value, limits)) };
  });

function limitsOf(sorted: readonly number[]): number[] {
  const distinct = [...new Set(sorted)];
  if (distinct.length <= MAX_BINS) return distinct.slice(0, -1);
  const limits = new Set<number>();
  for (let bin = 1; bin < MAX_BINS; bin += 1)
    limits.add(sorted[Math.floor((sorted.length * bin) / MAX_BINS)] ?? 0);
  limits.delete(sorted[sorted.length - 1] ?? 0);
  return [...limits];
}

function binOf(value: number, limits: readonly number[]): number {
  let [low, high] = [0, limits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (limits[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
