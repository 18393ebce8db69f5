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
export function readNumber(answer: unknown, name: string): number | null {
  const value = property(answer, name);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Whether a property says yes: true, 1 or '1', as databases answer it. */
export function readYes(answer: unknown, name: string): boolean {
  const value = property(answer, name);
  return value === true || value === 1 || value === '1';
}

/** An id or a name: a text as it is, a number as text. @returns '' for anything else */
export function readName(answer: unknown, name: string): string {
  const value = property(answer, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function property(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}
