import { readField } from '../list/read-fields';

/** How servers refuse a call that they do not know: forbidden, not found, no such method, not implemented. */
const REFUSALS: readonly unknown[] = [403, 404, 405, 501];

/**
 * Whether a failed call is one that the server does not know. One that answers every address with its page gives a
 * good answer that is not JSON.
 */
export function isUnknownCall(error: unknown): boolean {
  const status = readField(error, 'status');
  return status === 'PARSING_ERROR' || REFUSALS.includes(status);
}
