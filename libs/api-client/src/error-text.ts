import { property, type Shape } from '@vaglio/contract';
import { readText } from './answer/read-text';

export const PARSE_FAILURE_TEXT = 'Failed to parse server response';

/** Why a call gave no data: an answer of 400 and above, no answer at all, or one that is not JSON or not as agreed. */
export type ApiFailure =
  | { readonly status: number; readonly data: unknown }
  | { readonly status: 'FETCH_ERROR' | 'UNREADABLE'; readonly error: string }
  | { readonly status: 'PARSING_ERROR'; readonly originalStatus: number; readonly error: string };

/**
 * The text for a person when a call failed: the server's message, else the screen's fallback.
 * @param failure an error of a generated hook, or an answer of `callApi`; `{ data: { error } }` and `{ error }`
 *   hold the server's message. A good answer that is not JSON reads 'Failed to parse server response'.
 * @param fallback the text of the error catalogue for this call
 * Never throws. Source: spec §8.
 */
export function errorText(failure: unknown, fallback: string): string {
  const status = failureStatus(failure);
  if (status === 'FETCH_ERROR' || status === 'UNREADABLE') return fallback;
  if (status === 'PARSING_ERROR') return isGood(failure) ? PARSE_FAILURE_TEXT : fallback;
  return readText<Failure>(property(failure, 'data') ?? failure, 'error') ?? fallback;
}

/** What servers answer in place of what was asked for. Source: spec §7 and §8. */
interface Failure {
  readonly error: string;
}

/**
 * The HTTP status of a failed call, or why there is none.
 * @param failure an error of a generated hook, or an answer of `callApi`
 * @returns null for anything else, and for no failure
 */
export function failureStatus(failure: unknown): ApiFailure['status'] | null {
  const status = property(failure, 'status');
  return typeof status === 'number' ? status : (NO_ANSWER.find((kind) => kind === status) ?? null);
}

const NO_ANSWER = ['FETCH_ERROR', 'UNREADABLE', 'PARSING_ERROR'] as const;

const STALE = 412;

/**
 * The row as it now is, from the refusal of a change that came too late: 412 with `{ error, current }`.
 * @returns null for any other failure, and where the server does not answer the row
 */
export function currentOf<T>(failure: unknown, row: Shape<T>): T | null {
  if (failureStatus(failure) !== STALE) return null;
  return row(property(property(failure, 'data'), 'current')) ?? null;
}

function isGood(failure: unknown): boolean {
  const status = property(failure, 'originalStatus');
  return typeof status === 'number' && status < 400;
}
