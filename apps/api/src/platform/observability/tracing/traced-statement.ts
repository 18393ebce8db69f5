import { statementName } from './statement-name';
import { isTraced, traced } from './trace-scope';

/**
 * Sends a statement as a span of the request or job that it is part of. A stream (COPY, cursor) and a statement with a
 * callback make none.
 * @param args of `query` of a connection or a pool; that of a pool includes the wait for a connection
 * @param send sends it, and returns what `query` returns
 */
export function tracedStatement<Result>(args: readonly unknown[], send: () => unknown): Result;
export function tracedStatement(args: readonly unknown[], send: () => unknown): unknown {
  const text = isTraced() && typeof args.at(-1) !== 'function' ? textOf(args[0]) : null;
  return text === null ? send() : traced(workOf(text, nameOf(args[0])), async () => send());
}

function workOf(text: string, prepared: string | null) {
  const { operation, table } = statementName(text);
  return {
    name: prepared ?? (table === null ? operation : `${operation} ${table}`),
    kind: 'statement' as const,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    },
  };
}

/** Of a prepared statement, by which it is known in our sources. */
function nameOf(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('name' in query)) return null;
  return typeof query.name === 'string' ? query.name : null;
}

/** Null for what is no text to be sent with its parameters. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return null;
  return typeof query.text === 'string' ? query.text : null;
}
