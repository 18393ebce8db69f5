/** A property of an answer of unknown shape; undefined for anything that has none. Never throws. */
export function property(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** An id or a name: a text without blanks around it, a number as text. @returns '' for anything else */
export function readName(answer: unknown, name: string): string {
  const value = property(answer, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A count, which may come as a text. @returns null for anything else */
export function readCount(answer: unknown, name: string): number | null {
  const count = Number(readName(answer, name) || NaN);
  return Number.isInteger(count) && count >= 0 ? count : null;
}

/**
 * The rows of a list answer: the answer itself, or the first of these properties that is a list.
 * @returns [] for an answer without a list. Never throws.
 */
export function readEntries(answer: unknown, names: readonly string[]): readonly unknown[] {
  const lists = [answer, ...names.map((name) => property(answer, name))];
  return lists.find((list) => Array.isArray(list)) ?? [];
}
