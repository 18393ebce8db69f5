/** A refusal with an HTTP status and a text for the person; anything else that is thrown answers 500. */
export type Refusal = Error & {
  statusCode: number;
  retryAfterSeconds?: number;
  /** Methods that the address has. */
  allow?: readonly string[];
  body?: Record<string, unknown>;
};

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

export const ADDRESS_TOO_LONG = 'The address is too long.';

/** One of any status; the functions below name the usual ones. */
export function refusal(statusCode: number, text: string, extra: Partial<Refusal> = {}): Refusal {
  return Object.assign(new Error(text), { statusCode, ...extra });
}

export const badRequest = (text: string) => refusal(400, text);
export const unauthorized = (text = 'Please sign in.') => refusal(401, text);
export const forbidden = (text = 'Not allowed') => refusal(403, text);
export const notFound = (text: string) => refusal(404, text);
export const methodNotAllowed = (allow: readonly string[]) =>
  refusal(405, 'This address does not have that method.', { allow });
export const addressTooLong = () => refusal(414, ADDRESS_TOO_LONG);
export const conflict = (text: string) => refusal(409, text);
export const unprocessable = (text: string) => refusal(422, text);
/** The same request is still being carried out. */
export const inProgress = (text = 'This request is still being carried out.') =>
  refusal(409, text, { retryAfterSeconds: 2 });
export const unsupportedMediaType = (text: string) => refusal(415, text);
/** The caller closed the connection before the work for them began: no answer reaches them. */
export class CallerHasLeft extends Error {}
/** The row changed since the caller read it; `current` is the row as it now is, `change` who changed it and when. */
export const staleVersion = (current: unknown, change: Record<string, string | null> = {}) =>
  refusal(412, 'Somebody changed this in the meantime. Please reload.', { body: { current, ...change } });
export const tooManyRequests = (text: string, retryAfterSeconds: number) =>
  refusal(429, text, { retryAfterSeconds });
export const unavailable = (
  text = 'The service is busy or restarting. Please try again.',
  retryAfterSeconds = 2,
) => refusal(503, text, { retryAfterSeconds });
