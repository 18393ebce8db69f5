import { readText } from './read-text';

export const PARSE_FAILURE_TEXT = 'Failed to parse server response';

/** Why a call gave no data: an answer of 400 and above, no answer at all, or one that is not JSON. */
export type ApiFailure =
  | { readonly status: number; readonly data: unknown }
  | { readonly status: 'FETCH_ERROR'; readonly error: string }
  | { readonly status: 'PARSING_ERROR'; readonly originalStatus: number; readonly error: string };

/**
 * The text for a person when a call failed: the server's message, else the screen's fallback.
 * @param failure an error of a generated hook, or an answer of `callApi`; `{ data: { error } }` and `{ error }`
 *   hold the server's message. A good answer that is not JSON reads 'Failed to parse server response'.
 * @param fallback the text of the error catalogue for this call
 * Never throws. Source: spec §8.
 */
export function errorText(failure: unknown, fallback: string): string {
  const status: unknown = readStatus(failure, 'status');
  if (status === 'PARSING_ERROR')
    return isGood(readStatus(failure, 'originalStatus')) ? PARSE_FAILURE_TEXT : fallback;
  if (status === 'FETCH_ERROR') return fallback;
  const data: unknown =
    typeof failure === 'object' && failure !== null && 'data' in failure ? failure.data : failure;
  return readText(data, 'error') ?? fallback;
}

function readStatus(failure: unknown, name: string): unknown {
  return typeof failure === 'object' && failure !== null ? Reflect.get(failure, name) : undefined;
}

function isGood(status: unknown): boolean {
  return typeof status === 'number' && status < 400;
}
