import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from 'openai/core/error';
import { connectionFault } from './connection-fault';
import type { FailureCause } from './failure-cause';
import { storable } from '../../platform/text/well-formed';
import { SilentAnswer, TooLargeAnswer } from '../../platform/outbound-http/limited-fetch';
import { readRetryAfter } from '../../platform/outbound-http/retry-after';
import { meaningOf, type Meaning } from './status-meaning';

/** Failure of a model request. */
export interface ModelFailure {
  readonly kind: 'failed';
  readonly cause: FailureCause;
  /** Error message for display. */
  readonly error: string;
  readonly mayRetry: boolean;
  /** True if the server may have worked on the request and may charge for it. */
  readonly charged: boolean;
  readonly retryAfterMs: number | null;
  /** HTTP status of the response; null without a response. */
  readonly status: number | null;
}

const MAX_ERROR_LENGTH = 200;

/**
 * Creates the failure of a request on which the server had begun to work. Such a request is never retried
 * automatically.
 */
export const broken = (error: string, cause: FailureCause): ModelFailure => ({
  kind: 'failed',
  cause,
  error,
  mayRetry: false,
  charged: true,
  retryAfterMs: null,
  status: null,
});

/** Creates the failure of a request that timed out. */
export const late = (timeoutMs: number): ModelFailure =>
  broken(`The model did not answer in time (${Math.round(timeoutMs / 1_000)} s).`, 'timeout');

const LOST = 'The connection to the model server was lost before its answer was complete.';

/**
 * Returns whether a request with this response status was rejected before any work. After 502, 504 or 524 of a gateway,
 * the server may have worked.
 */
const NEVER_CHARGED = (status: number): boolean => status < 500 || [500, 501, 503, 529].includes(status);

/** Server that received a request. */
export interface Asked {
  /** Host of the address, with its port. */
  readonly host: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
}

/** Converts the error of a request to a failure. Its message never contains the key. */
export function readFailure(error: unknown, { host, apiKey, timeoutMs, now }: Asked): ModelFailure {
  if (isCausedBy(error, TooLargeAnswer)) return broken('The answer of the model is too large.', 'length');
  if (isCausedBy(error, SilentAnswer))
    return broken('The model stopped in the middle of its answer.', 'timeout');
  if (error instanceof APIUserAbortError) return broken('The call was given up.', 'timeout');
  if (error instanceof APIConnectionTimeoutError) return late(timeoutMs);
  const fault = connectionFault(error, host);
  if (fault !== null && !(error instanceof APIError && typeof error.status === 'number'))
    return { ...broken(fault.error, 'unreachable'), mayRetry: fault.mayRetry, charged: false };
  if (error instanceof APIConnectionError || isLost(error)) return broken(LOST, 'timeout');
  if (!(error instanceof APIError) || typeof error.status !== 'number')
    return broken('The answer of the model server cannot be read.', 'unreadable');
  const { status } = error;
  const said = saidBy(error);
  const meaning = meaningOf(status, said);
  const neverCharged = NEVER_CHARGED(status);
  return {
    kind: 'failed',
    cause: meaning?.cause ?? (status >= 500 ? 'server' : 'request'),
    error: inWords(status, meaning, withoutKey(messageOf(error), apiKey)),
    mayRetry: neverCharged && (status === 429 || status >= 500) && meaning?.cause !== 'credit',
    charged: !neverCharged,
    retryAfterMs: retryAfterOf(error.headers, now()),
    status,
  };
}

/**
 * Returns the time that a server asks to wait before a retry, in milliseconds; null if it asks for none. Only OpenAI
 * sends milliseconds.
 */
function retryAfterOf(headers: Headers | undefined, now: number): number | null {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  return readRetryAfter(headers?.get('retry-after') ?? null, now);
}

/** Returns the complete error message of a response. Servers put it into different properties. */
export function saidBy(error: unknown): string {
  if (!(error instanceof APIError)) return '';
  const body: unknown = error.error;
  return `${error.message} ${body === undefined ? '' : JSON.stringify(body)}`.slice(0, 4_000);
}

/** Returns the server's error message as shown to users. */
function messageOf(error: APIError): string {
  const body: unknown = error.error;
  const message: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return typeof message === 'string' && message.trim() !== '' ? message : error.message;
}

/** Removes the key from a server message and truncates the message for storage. */
export function withoutKey(said: string, apiKey: string | undefined): string {
  const text = storable(said);
  return storable((apiKey ? text.replaceAll(apiKey, '…') : text).slice(0, MAX_ERROR_LENGTH)).trim();
}

function inWords(status: number, meaning: Meaning | null, said: string): string {
  if (meaning !== null && meaning.isQuoted !== true) return `${meaning.words} (${status})`;
  const words = meaning?.words ?? `The model server answered ${status}.`;
  return meaning === null && status >= 500 ? words : `${words} It says: ${said}`;
}

/**
 * Returns whether `fetch` failed because the connection ended within a body, or because the body could not be
 * decompressed.
 */
const isLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'TypeError';

function isCausedBy(error: unknown, kind: typeof TooLargeAnswer | typeof SilentAnswer): boolean {
  return (
    error instanceof kind ||
    (error instanceof Error && error.cause !== undefined && isCausedBy(error.cause, kind))
  );
}
