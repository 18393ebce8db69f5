import { statementName } from './statement-name';
import { isTraced, traced } from './trace-scope';

/**
 * Sends a statement and records it as a span of the current request or job. Streams (COPY, cursors) and statements with
 * a callback are not recorded.
 * @param args arguments of the `query` method of a connection or pool. The span of a pool query includes the wait for a
 * connection.
 * @param send sends the statement and returns the result of `query`
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

/** Returns the name of a prepared statement; null for other queries. */
function nameOf(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('name' in query)) return null;
  return typeof query.name === 'string' ? query.name : null;
}

/** Returns the SQL text of a query; null for a stream. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return null;
  return typeof query.text === 'string' ? query.text : null;
}
