import { AsyncLocalStorage } from 'node:async_hooks';

/** Name and attributes of a span. They contain no query parameters, free text or personal data. */
export type Work = {
  name: string;
  kind: 'call' | 'statement' | 'job';
  attributes?: Readonly<Record<string, string | number>>;
};

/** Parent under which spans are started. */
export type TraceScope = {
  /** Starts a span; null if it is not recorded. */
  begin: (work: Work) => OpenSpan | null;
};

export type OpenSpan = TraceScope & {
  /** Trace id, 32 hex digits. */
  traceId: string;
  /** Request headers with which a trusted server continues the trace. */
  headers: Readonly<Record<string, string>>;
  /** Ends the span. @param failure error of the work. Only its type is recorded. */
  end: (failure?: unknown, attributes?: Readonly<Record<string, string | number>>) => void;
};

/**
 * Returns the span of a request to another server. Only the host is recorded, because a path or query may contain a
 * secret.
 */
export function callTo(what: string, address: string): Work {
  const host = URL.canParse(address) ? new URL(address).host : 'unknown';
  return { name: `call ${what}`, kind: 'call', attributes: { 'server.address': host } };
}

const CURRENT = new AsyncLocalStorage<TraceScope>();
const NO_HEADERS = {};

/** Runs a function so that all its spans, including those of asynchronous work, belong to a scope. */
export function within<T>(scope: TraceScope, run: () => T): T {
  return CURRENT.run(scope, run);
}

/**
 * Runs work as a span of the current request or job. If nothing is traced, the work runs without a span.
 * @param run receives the trace headers; {} if the span is not recorded
 */
export async function traced<T>(
  work: Work,
  run: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const span = CURRENT.getStore()?.begin(work) ?? null;
  if (!span) return run(NO_HEADERS);
  try {
    const result = await CURRENT.run(span, () => run(span.headers));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Returns whether the calling code runs within a trace. */
export function isTraced(): boolean {
  return CURRENT.getStore() !== undefined;
}
