/**
 * Record with a value for each key of a list.
 * @param keys every key of the record; the type cannot prove that none is missing
 */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>>;
export function recordOf(
  keys: readonly string[],
  valueOf: (key: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
