/** A row refers to one that is not there any more. */
export const FOREIGN_KEY_VIOLATION = '23503';

/** The code of a failed query: five characters of SQLSTATE, or a network error's name; undefined without one. */
export function sqlStateOf(error: unknown): string | undefined {
  const code: unknown = Reflect.get(Object(rootOf(error)), 'code');
  return typeof code === 'string' ? code : undefined;
}

/** Drizzle wraps the driver's error as `cause`. */
export function rootOf(error: unknown): unknown {
  const cause: unknown = Reflect.get(Object(error), 'cause');
  return cause ? rootOf(cause) : error;
}
