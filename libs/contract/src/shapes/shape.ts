/**
 * Function that converts a value in a response of any server to the type T.
 * @returns undefined if the value cannot be read as T. Never throws.
 */
export type Shape<T> = (value: unknown) => T | undefined;

/** Returns a property of a response. For a value without properties, it returns undefined. Never throws. */
export function property(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}
