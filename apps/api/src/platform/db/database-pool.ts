import type { Pool } from 'pg';
import { appClient, AppPool } from './app-database';
import type { Log } from './supervised-postgres';

/** Timeouts of connections, statements and locks, in milliseconds. */
export type PoolLimits = { connectionTimeoutMillis: number; statement_timeout: number; lock_timeout: number };

/**
 * Maximum number of connections. It exceeds the sum of all request limits (see overload/work-kinds.ts), because
 * background workers need connections too.
 */
export const POOL_SIZE = 42;
const LONGEST_DRAIN_MS = 3_000;
const CONNECTIONS = { max: POOL_SIZE, keepAlive: true, application_name: 'vaglio' };
const SESSION = {
  // Ends the transaction of a lost process or machine, because it would keep its locks. Streams wait at most 60 s for
  // the client.
  idle_in_transaction_session_timeout: 90_000,
  options: '-c TimeZone=UTC',
};

/** Creates the connection pool. A lost connection is replaced at the next query. It never terminates the process. */
export function databasePool(
  url: string,
  log: Log,
  { connectionTimeoutMillis, ...limits }: PoolLimits,
): Pool {
  const pool = new AppPool({
    connectionString: url,
    connectionTimeoutMillis,
    Client: appClient(limits.statement_timeout),
    ...CONNECTIONS,
    ...SESSION,
    ...limits,
  });
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  return pool;
}

/**
 * Waits for running queries, at most until the timeout. Remaining queries end with the fast shutdown of the database.
 */
export async function drain(pool: Pool): Promise<void> {
  // From this point on, a connection closed by the database is not an error.
  pool.removeAllListeners('error').on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_DRAIN_MS);
  });
  await Promise.race([pool.end(), tooLong]);
  clearTimeout(timer);
}
