import { Socket } from 'node:net';
import type { PoolClient } from 'pg';
import { limitAfter, limitOfStatement, type StatementLimit } from './statement-limit';

/** The database ends a statement at its own limit; a client that waits so much longer waits for a database that hangs. */
const GRACE_MS = 2_000;
/** For work without a limit (migrations, backups, the walk over the audit chain): so long without one byte. */
const LONGEST_SILENCE_MS = 3_600_000;

/**
 * Destroys a connection on which the database is silent for longer than a statement may take. Its query fails, its
 * transaction is over, and the pool replaces it: a stopped or unreachable database neither refuses nor answers, so only
 * a limit on this side ends the wait. A limit of the driver alone would hand the stuck connection to the next caller.
 * @param client new from a pool
 * @param statementMs the limit that the database applies, 0 for none
 * @param graceMs how much longer than that to wait
 */
export function limitSilence(client: PoolClient, statementMs: number, graceMs = GRACE_MS): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  let limit: StatementLimit = { ofSession: statementMs, local: null };
  const query = client.query;
  const watched = (...args: readonly unknown[]): unknown => {
    const before = limit;
    limit = limitAfter(textOf(args[0]), before);
    const most = limitOfStatement(before, limit);
    stream.setTimeout(most === 0 ? LONGEST_SILENCE_MS : most + graceMs);
    return Reflect.apply(query, client, args);
  };
  Object.assign(client, { query: watched });
  client.on('drain', () => stream.setTimeout(0));
  stream.on('timeout', () => stream.destroy(new DatabaseSilent()));
}

/** Counts as an outage by its code, like a connection that times out in the network. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer.');
  }
}

/** Of a query as a text, as an object with one, or as a stream of COPY; a statement that is prepared by its name sets no limit. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query === 'object' && query !== null && Reflect.get(query, 'name') !== undefined) return '';
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : undefined;
  return typeof text === 'string' ? text : '';
}
