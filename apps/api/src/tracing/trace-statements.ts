import type { Pool, PoolClient } from 'pg';
import { statementName } from './statement-name';
import { isTraced, traced } from './trace-scope';

/**
 * Makes a span of each statement that a request or a job sends: with the wait for a connection where it takes one from the
 * pool. A stream (COPY, cursor) and a statement with a callback make none.
 */
export function traceStatements(pool: Pool): void {
  traceQueries(pool);
  pool.on('connect', traceQueries);
}

function traceQueries(target: Pool | PoolClient): void {
  const query = target.query;
  const send = (...args: readonly unknown[]): unknown => {
    const call = () => Reflect.apply(query, target, args);
    const text = isTraced() && typeof args.at(-1) !== 'function' ? textOf(args[0]) : null;
    return text === null ? call() : traced(workOf(text, nameOf(args[0])), call);
  };
  Object.assign(target, { query: send });
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
