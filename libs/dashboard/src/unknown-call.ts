/** How servers refuse a call that they do not know: forbidden, not found, no such method, not implemented. */
const REFUSALS: readonly unknown[] = [403, 404, 405, 501, 'PARSING_ERROR'];

/** Whether a failed call is one that the server does not know: what it would fill is then left out. */
export function isUnknownCall(error: unknown): boolean {
  return typeof error === 'object' && error !== null && REFUSALS.includes(Reflect.get(error, 'status'));
}
