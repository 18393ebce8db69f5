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

/** A call from which no answer came. */
export interface ModelFailure {
  readonly kind: 'failed';
  readonly cause: FailureCause;
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
export const broken = (error: string, cause: FailureCause): ModelFailure => ({
  kind: 'failed',
  cause,
  error,
  mayRetry: false,
  charged: true,
  retryAfterMs: null,
  status: null,
});

/** The time of a call is over. */
export const late = (timeoutMs: number): ModelFailure =>
  broken(`The model did not answer in time (${Math.round(timeoutMs / 1_000)} s).`, 'timeout');

const LOST = 'The connection to the model server was lost before its answer was complete.';

/** Refused before any work; a gateway's 502, 504 or 524 may come after it. */
const NEVER_CHARGED = (status: number): boolean => status < 500 || [500, 501, 503, 529].includes(status);

/** The server that a call was sent to. */
export interface Asked {
  /** Of the address, with its port. */
  readonly host: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The failure of a call in words; the key never appears in it. */
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

/** Time in milliseconds that a server asks to wait; null if it asks for none. OpenAI also sends milliseconds. */
function retryAfterOf(headers: Headers | undefined, now: number): number | null {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  return readRetryAfter(headers?.get('retry-after') ?? null, now);
}

/** Everything that the server said about a refusal, as text: servers put it into different places. */
export function saidBy(error: unknown): string {
  if (!(error instanceof APIError)) return '';
  const body: unknown = error.error;
  return `${error.message} ${body === undefined ? '' : JSON.stringify(body)}`.slice(0, 4_000);
}

/** What the server says to people. */
function messageOf(error: APIError): string {
  const body: unknown = error.error;
  const message: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return typeof message === 'string' && message.trim() !== '' ? message : error.message;
}

/** A text without the key that can be stored, as long as a message may be. */
export function withoutKey(said: string, apiKey: string | undefined): string {
  const text = storable(said);
  return storable((apiKey ? text.replaceAll(apiKey, '…') : text).slice(0, MAX_ERROR_LENGTH)).trim();
}

function inWords(status: number, meaning: Meaning | null, said: string): string {
  if (meaning !== null && meaning.isQuoted !== true) return `${meaning.words} (${status})`;
  const words = meaning?.words ?? `The model server answered ${status}.`;
  return meaning === null && status >= 500 ? words : `${words} It says: ${said}`;
}

/** What fetch throws when a connection ends within a body, or the body cannot be unpacked. */
const isLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'name') === 'TypeError';

function isCausedBy(error: unknown, kind: typeof TooLargeAnswer | typeof SilentAnswer): boolean {
  return (
    error instanceof kind ||
    (error instanceof Error && error.cause !== undefined && isCausedBy(error.cause, kind))
  );
}
