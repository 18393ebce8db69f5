/**
 * Brings one value of an answer into the type T, whichever server it came from.
 * @returns undefined for a value that cannot be read as T. Never throws.
 */
export type Shape<T> = (value: unknown) => T | undefined;

/** A property of an answer; undefined for anything that has none. Never throws. */
export function property(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}
