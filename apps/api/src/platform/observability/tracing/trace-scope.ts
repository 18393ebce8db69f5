import { AsyncLocalStorage } from 'node:async_hooks';

/** What is done, as a span names it: never a parameter, a text or an address of a person. */
export type Work = {
  name: string;
  kind: 'call' | 'statement' | 'job';
  attributes?: Readonly<Record<string, string | number>>;
};

/** Where work is part of a trace. */
export type TraceScope = {
  /** A span for the work; null where it is not recorded. */
  begin: (work: Work) => OpenSpan | null;
};

export type OpenSpan = TraceScope & {
  /** 32 hex digits. */
  traceId: string;
  /** For a server that is trusted: with them it goes on with the trace. */
  headers: Readonly<Record<string, string>>;
  /** @param failure what the work threw: of it only the kind is kept */
  end: (failure?: unknown, attributes?: Readonly<Record<string, string | number>>) => void;
};

/** A call of another server, named by its host alone: a path or a query may hold a secret. */
export function callTo(what: string, address: string): Work {
  const host = URL.canParse(address) ? new URL(address).host : 'unknown';
  return { name: `call ${what}`, kind: 'call', attributes: { 'server.address': host } };
}

const CURRENT = new AsyncLocalStorage<TraceScope>();
const NO_HEADERS = {};

/** Runs work whose parts are spans of the scope, however long it goes on. */
export function within<T>(scope: TraceScope, run: () => T): T {
  return CURRENT.run(scope, run);
}

/**
 * Runs work as a span of the request or job that it is part of. Outside of them, and without tracing, it only runs.
 * @param run gets the headers of the trace, {} where it is not recorded
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

/** Whether anything is recorded here; the check costs nothing without tracing. */
export function isTraced(): boolean {
  return CURRENT.getStore() !== undefined;
}
