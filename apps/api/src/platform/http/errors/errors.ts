/**
 * Error with an HTTP status and a message for the user. Other errors result in a 500, or in a 503 for a database
 * outage.
 */
export type Refusal = Error & {
  statusCode: number;
  retryAfterSeconds?: number;
  /** Methods that the path supports, for the Allow header. */
  allow?: readonly string[];
  body?: Record<string, unknown>;
};

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

export const ADDRESS_TOO_LONG = 'The address is too long.';

/** Creates a refusal with any status. The functions below create refusals with common statuses. */
export function refusal(statusCode: number, text: string, extra: Partial<Refusal> = {}): Refusal {
  return Object.assign(new Error(text), { statusCode, ...extra });
}

export const badRequest = (text: string) => refusal(400, text);
export const unauthorized = (text = /*i18n*/ 'Please sign in.') => refusal(401, text);
export const forbidden = (text = /*i18n*/ 'Not allowed') => refusal(403, text);
export const notFound = (text: string) => refusal(404, text);
export const methodNotAllowed = (allow: readonly string[]) =>
  refusal(405, 'This address does not have that method.', { allow });
export const addressTooLong = () => refusal(414, ADDRESS_TOO_LONG);
export const conflict = (text: string) => refusal(409, text);
export const unprocessable = (text: string) => refusal(422, text);
/** Creates the 409 for a repeated request whose first attempt is still being processed. */
export const inProgress = (text = 'This request is still being carried out.') =>
  refusal(409, text, { retryAfterSeconds: 2 });
export const unsupportedMediaType = (text: string) => refusal(415, text);
/** Error for a client that disconnected before the work began. The client receives no response. */
export class CallerHasLeft extends Error {}
/**
 * Creates the 412 for a row that changed after the caller read it.
 * @param current current state of the row
 * @param change author and time of the change
 */
export const staleVersion = (current: unknown, change: Record<string, string | null> = {}) =>
  refusal(412, 'Somebody changed this in the meantime. Please reload.', { body: { current, ...change } });
export const tooManyRequests = (text: string, retryAfterSeconds: number) =>
  refusal(429, text, { retryAfterSeconds });
export const unavailable = (
  text = 'The service is busy or restarting. Please try again.',
  retryAfterSeconds = 2,
) => refusal(503, text, { retryAfterSeconds });
