/**
 * A text property of an answer of unknown shape.
 * @returns null when the answer is not an object, or the property is missing, empty or not a text
 */
export function readText(data: unknown, name: string): string | null {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null;
  return typeof value === 'string' && value !== '' ? value : null;
}
