import { RefusedAddress } from './address-guard';
import type { UnreadReason } from '../db/schema/unread-reasons';

type FailureFacts = {
  reason: UnreadReason;
  /** HTTP status of the response; null if there was no response, and for other errors. */
  status?: number;
  /** Delay before a retry that the server requested (Retry-After), in milliseconds. */
  retryAfterMs?: number | null;
};

/** Error of an outgoing request, with a message for the user. */
export class FetchFailure extends Error {
  readonly reason: UnreadReason;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(message: string, { reason, status, retryAfterMs }: FailureFacts) {
    super(message);
    this.reason = reason;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}

/** Returns the error for a response with a status other than 200. */
export function statusFailure(status: number, retryAfterMs: number | null): FetchFailure {
  return new FetchFailure(`It answers with status ${status}.`, {
    reason: reasonOfStatus(status),
    status,
    retryAfterMs,
  });
}

function reasonOfStatus(status: number): UnreadReason {
  switch (status) {
    case 404:
    case 410:
      return 'not_found';
    case 401:
    case 402:
      return 'paywall';
    case 408:
      return 'slow';
    case 429:
    case 503:
      return 'busy';
    default:
      return status >= 500 ? 'server_error' : 'refused';
  }
}

export const tooLarge = (limit: number) =>
  new FetchFailure(`It is larger than ${Math.round(limit / 1024 / 1024)} MiB.`, { reason: 'too_large' });

const NETWORK_MESSAGES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the server is not known.',
  EAI_AGAIN: 'The name of the server could not be looked up.',
  ECONNREFUSED: 'The server refuses the connection.',
  ECONNRESET: 'The server broke the connection off.',
  UND_ERR_SOCKET: 'The server broke the connection off.',
  UND_ERR_CONNECT_TIMEOUT: 'The server does not answer.',
  Z_DATA_ERROR: 'What it answers is damaged.',
  Z_BUF_ERROR: 'What it answers is cut off.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
};
/** Errors that occur before a connection is established. They would affect all pages of the site. */
const OF_CONNECTION = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * Converts any error that occurs while fetching a page into an error with a message for users.
 * @param totalMs timeout in milliseconds
 * @param limit size limit in bytes
 */
export function toFailure(error: unknown, totalMs: number, limit: number): FetchFailure | RefusedAddress {
  if (error instanceof FetchFailure || error instanceof RefusedAddress) return error;
  const property = (name: string) =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const [name, code, cause] = [property('name'), String(property('code') ?? ''), property('cause')];
  if (cause instanceof RefusedAddress) return cause;
  if (name === 'TimeoutError')
    return new FetchFailure(`It did not answer in full within ${totalMs / 1000} s.`, { reason: 'slow' });
  if (name === 'AbortError') return new FetchFailure('Reading was stopped.', { reason: 'slow' });
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return tooLarge(limit);
  const isCertificate = /^(CERT|DEPTH|UNABLE|SELF|ERR_SSL|ERR_TLS)/.test(code);
  const message = isCertificate ? 'Its certificate is not trusted.' : 'It could not be read.';
  return new FetchFailure(NETWORK_MESSAGES[code] ?? message, {
    reason: OF_CONNECTION.has(code) || isCertificate ? 'unreachable' : 'server_error',
  });
}
