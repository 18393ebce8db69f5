/** Numbers of a batch by their name in the server's answer. */
export type Counts = Readonly<Record<string, number>>;

export function addCounts(a: Counts, b: Counts): Counts {
  const sum: Record<string, number> = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/**
 * A count of an answer of unknown shape.
 * @returns null when it is missing or no number from 0 on
 */
export function readCount(answer: unknown, name: string): number | null {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** The named counts of an answer; a missing one counts as 0. */
export function readCounts(answer: unknown, names: readonly string[]): Counts {
  return Object.fromEntries(names.map((name) => [name, readCount(answer, name) ?? 0]));
}
