/** How servers refuse a call that they do not know: not found, no such method, not implemented. */
const REFUSALS: readonly unknown[] = [404, 405, 501];

/**
 * Whether a failed call is one that the server does not know, so that the screen leaves out what needs it. A server
 * that answers every address with its page gives a good answer that is not JSON.
 * @param error an error of a generated hook; undefined without one
 */
export function isUnknownCall(error: unknown): boolean {
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return status === 'PARSING_ERROR' || REFUSALS.includes(status);
}

/** The same for what a screen also leaves out where a server forbids it to this person, or forbids all it does not know. */
export function isUnknownOrForbidden(error: unknown): boolean {
  return (
    isUnknownCall(error) ||
    (typeof error === 'object' && error !== null && Reflect.get(error, 'status') === 403)
  );
}
