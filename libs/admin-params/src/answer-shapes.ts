/**
 * The rows of a list answer, whatever the server wraps them in.
 * @param names properties that may hold the list, tried in order when the answer itself is none
 * @returns only entries that are objects; [] for an answer without a list. Never throws.
 */
export function readRows(answer: unknown, names: readonly string[]): readonly object[] {
  const lists = [answer, ...names.map((name) => property(answer, name))];
  const rows: readonly unknown[] = lists.find((list) => Array.isArray(list)) ?? [];
  return rows.filter((row) => typeof row === 'object' && row !== null);
}

/** A finite number; a database's decimals may come as a text. @returns null for anything else */
export function readNumber(row: unknown, name: string): number | null {
  const value = property(row, name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** An id or a name: a text as it is, a number as text. @returns '' for anything else */
export function readName(row: unknown, name: string): string {
  const value = property(row, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function property(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}
