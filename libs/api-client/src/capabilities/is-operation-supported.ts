import type { OperationName } from '@vaglio/contract';
import { api } from '../api';
import { failureStatus } from '../error-text';

/** How servers refuse a call that they do not know: not found, no such method, not implemented; or with a page of theirs. */
const UNKNOWN: readonly unknown[] = [404, 405, 501, 'PARSING_ERROR', 'UNREADABLE'];

const FORBIDDEN = 403;

/** What a screen also leaves out where a server forbids it to this person, or forbids all that it does not know. */
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

/** The part of the store that is read. */
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
 * Whether the server offers a call, as its answers in the store show: known at once to every screen, forgotten with
 * them.
 * @param arg of a call for one row, which a server may refuse for that row alone; without it all calls count
 * @returns undefined until one was answered
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
