import { property, type Shape } from '@vaglio/contract';
import { readText } from './answer/read-text';

export const PARSE_FAILURE_TEXT = 'Failed to parse server response';

/**
 * Error of a request: a status of 400 or above, a missing response, or a response that is not JSON or does not match
 * the contract.
 */
export type ApiFailure =
  | { readonly status: number; readonly data: unknown }
  | { readonly status: 'FETCH_ERROR' | 'UNREADABLE'; readonly error: string }
  | { readonly status: 'PARSING_ERROR'; readonly originalStatus: number; readonly error: string };

/**
 * Returns the error text of a failed request. The server's message takes precedence over the fallback. Never throws.
 * @param failure error of a generated hook, or a result of `callApi`. The server's message is in `{ data: { error } }`
 *   or `{ error }`. For a successful response that is not JSON, the text is 'Failed to parse server response'
 * @param fallback error text for this request from the error catalogue
 * Source: spec §8.
 */
export function errorText(failure: unknown, fallback: string): string {
  const status = failureStatus(failure);
  if (status === 'FETCH_ERROR' || status === 'UNREADABLE') return fallback;
  if (status === 'PARSING_ERROR') return isGood(failure) ? PARSE_FAILURE_TEXT : fallback;
  return readText<Failure>(property(failure, 'data') ?? failure, 'error') ?? fallback;
}

/** Body of an error response. Source: spec §7 and §8. */
interface Failure {
  readonly error: string;
}

/**
 * Returns the HTTP status of a failed request, or the reason why the request has no status.
 * @param failure error of a generated hook, or a result of `callApi`
 * @returns null for any other value
 */
export function failureStatus(failure: unknown): ApiFailure['status'] | null {
  const status = property(failure, 'status');
  return typeof status === 'number' ? status : (NO_ANSWER.find((kind) => kind === status) ?? null);
}

const NO_ANSWER = ['FETCH_ERROR', 'UNREADABLE', 'PARSING_ERROR'] as const;

const STALE = 412;

/**
 * Returns the current row from a 412 response with `{ error, current }`, which rejects a change of an outdated version.
 * @returns null for any other error, or if the response does not contain the row
 */
export function currentOf<T>(failure: unknown, row: Shape<T>): T | null {
  if (failureStatus(failure) !== STALE) return null;
  return row(property(property(failure, 'data'), 'current')) ?? null;
}

function isGood(failure: unknown): boolean {
  const status = property(failure, 'originalStatus');
  return typeof status === 'number' && status < 400;
}
