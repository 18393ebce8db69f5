/** SQLSTATE of a foreign key violation: the row refers to a missing row. */
export const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Returns the code of a failed query: a five-character SQLSTATE, or the name of a network error; undefined if there is
 * no code.
 */
export function sqlStateOf(error: unknown): string | undefined {
  const code: unknown = Reflect.get(Object(rootOf(error)), 'code');
  return typeof code === 'string' ? code : undefined;
}

/** Returns the innermost cause of an error. Drizzle wraps the driver's error as `cause`. */
export function rootOf(error: unknown): unknown {
  const cause: unknown = Reflect.get(Object(error), 'cause');
  return cause ? rootOf(cause) : error;
}
