import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { SilentAnswer, TooLargeAnswer } from './limited-fetch';

/** A call from which no answer came. */
export interface ModelFailure {
  readonly kind: 'failed';
  /** For people. */
  readonly error: string;
  readonly mayRetry: boolean;
  /** Whether the server may have worked on it, and so may charge it. */
  readonly charged: boolean;
  readonly retryAfterMs: number | null;
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
}

const MAX_ERROR_LENGTH = 200;

/** A failure after the server began to work: never called again by itself. */
export const broken = (error: string): ModelFailure => ({
  kind: 'failed',
  error,
  mayRetry: false,
  charged: true,
  retryAfterMs: null,
  status: null,
});

export const NO_ANSWER = 'The model did not answer in time, or the connection was lost.';

/** What statuses mean for the person who runs an extraction. A message about a key may hold parts of it. */
const MEANINGS: Readonly<Record<number, string>> = {
  401: 'The model server refuses the key.',
  402: 'The account at the model server has no credit left.',
  403: 'The key may not use this model.',
  404: 'The model server does not know this model or address.',
  408: 'The model server waited too long for the request.',
  413: 'The request is too large for the model server.',
  429: 'The model server gets too many requests, or the account is at its limit.',
  503: 'The model is still loading, or the server is busy.',
};

/** The failure of a call in words; `apiKey` never appears in it. */
export function readFailure(error: unknown, apiKey: string | undefined): ModelFailure {
  if (isCausedBy(error, TooLargeAnswer)) return broken('The answer of the model is too large.');
  if (isCausedBy(error, SilentAnswer)) return broken('The model stopped in the middle of its answer.');
  if (error instanceof APIUserAbortError) return broken('The call was given up.');
  if (error instanceof APIConnectionError)
    return hasNotArrived(error)
      ? {
          ...broken('The model server cannot be reached.'),
          mayRetry: true,
          charged: false,
        }
      : broken(NO_ANSWER);
  if (error instanceof TypeError) return broken(NO_ANSWER); // fetch, when the connection ends within a body
  if (!(error instanceof APIError) || typeof error.status !== 'number')
    return broken('The answer of the model server cannot be read.');
  const { status } = error;
  return {
    kind: 'failed',
    error: inWords(status, saidBy(error), apiKey),
    mayRetry: status === 429 || status >= 500,
    charged: false,
    retryAfterMs: readRetryAfter(error.headers),
    status,
  };
}

/** Everything that the server said about a refusal, as text: servers put it into different places. */
export function saidBy(error: unknown): string {
  if (!(error instanceof APIError)) return '';
  const body: unknown = error.error;
  return `${error.message} ${body === undefined ? '' : JSON.stringify(body)}`.slice(0, 4_000);
}

function inWords(status: number, said: string, apiKey: string | undefined): string {
  const meaning = MEANINGS[status] ?? `The model server answered ${status}.`;
  if (status in MEANINGS && status !== 404 && status !== 413) return `${meaning} (${status})`;
  if (status >= 500) return meaning;
  const shown = (apiKey ? said.replaceAll(apiKey, '…') : said).slice(0, MAX_ERROR_LENGTH).trim();
  return `${meaning} It says: ${shown}`;
}

function isCausedBy(error: unknown, kind: typeof TooLargeAnswer | typeof SilentAnswer): boolean {
  return (
    error instanceof kind ||
    (error instanceof Error && error.cause !== undefined && isCausedBy(error.cause, kind))
  );
}

const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Whether no request can have arrived. */
function hasNotArrived(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(Reflect.get(error, 'code') ?? '');
  return (
    NOT_SENT.includes(code) ||
    hasNotArrived(error.cause) ||
    (error instanceof AggregateError && error.errors.some(hasNotArrived))
  );
}

function readRetryAfter(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}
