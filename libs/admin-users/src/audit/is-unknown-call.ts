import { property } from '../answer-shapes';

/** How servers refuse a call that they do not know: not found, no such method, not implemented. */
const REFUSALS: readonly unknown[] = [404, 405, 501];

/** Whether a failed call is one that the server does not know; a page instead of JSON is no answer either. */
export function isUnknownCall(error: unknown): boolean {
  const status = property(error, 'status');
  return status === 'PARSING_ERROR' || REFUSALS.includes(status);
}
