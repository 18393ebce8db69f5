import type { OperationName } from '@vaglio/contract';
import { api } from '../api';
import { failureStatus } from '../error-text';

/**
 * Errors of servers that do not support an operation. Some of these servers return an HTML page instead of an error
 * status.
 */
const UNKNOWN: readonly unknown[] = [404, 405, 501, 'PARSING_ERROR', 'UNREADABLE'];

const FORBIDDEN = 403;

/** Operations that the UI also hides after a 403, because some servers return 403 for unknown routes. */
const LEFT_OUT_WHEN_FORBIDDEN: ReadonlySet<OperationName> = new Set([
  'listArticles',
  'listParameterChoices',
  'listReviewArticles',
  'listReviewSteps',
  'listSessions',
  'readChain',
  'readFacts',
  'readScoreLedger',
  'readStartupHistory',
] as const);

/** State of the store that contains the API cache. */
export interface StoreWithApi {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

interface Call {
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
}

/**
 * Returns whether the server supports an operation, based on the responses in the store. All pages share the result. It
 * is removed together with the responses.
 * @param arg argument of a request for one row, if the server may reject that row only; undefined to consider all
 *   requests
 * @returns undefined before the first response
 */
export function isOperationSupported(
  store: StoreWithApi,
  operation: OperationName,
  arg?: unknown,
): boolean | undefined {
  const { queries, mutations } = store[api.reducerPath];
  const all: readonly (Call | undefined)[] = [...Object.values(queries), ...Object.values(mutations)];
  const verdicts = all
    .filter((call) => call?.endpointName === operation && (arg === undefined || isFor(call, arg)))
    .map((call) => verdictOf(operation, call));
  return verdicts.find((verdict) => verdict) ?? verdicts.find((verdict) => verdict !== undefined);
}

function isFor({ originalArgs }: Call, arg: unknown): boolean {
  return JSON.stringify(originalArgs) === JSON.stringify(arg);
}

function verdictOf(operation: OperationName, call: Call | undefined): boolean | undefined {
  if (call?.error === undefined) return call?.data === undefined ? undefined : true;
  const status = failureStatus(call.error);
  return !UNKNOWN.includes(status) && !(status === FORBIDDEN && LEFT_OUT_WHEN_FORBIDDEN.has(operation));
}
