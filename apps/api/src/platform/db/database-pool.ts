import type { Pool } from 'pg';
import { appClient, AppPool } from './app-database';
import type { Log } from './supervised-postgres';

/** Limits of statements, in milliseconds. */
export type PoolLimits = { connectionTimeoutMillis: number; statement_timeout: number; lock_timeout: number };

/** More than all kinds of requests take together (see overload/work-kinds.ts): the workers need some too. */
export const POOL_SIZE = 42;
const LONGEST_DRAIN_MS = 3_000;
const CONNECTIONS = { max: POOL_SIZE, keepAlive: true, application_name: 'vaglio' };
const SESSION = {
  // A transaction whose process or machine is gone keeps its locks no longer; streams wait for their reader for 60 s.
  idle_in_transaction_session_timeout: 90_000,
  options: '-c TimeZone=UTC',
};

/** Connections to the server. A lost one is replaced at the next query; it never ends the process. */
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

/** Waits for the queries under way, but not for ever: a fast shutdown ends them. */
export async function drain(pool: Pool): Promise<void> {
  // A connection that the server ends first is no loss now.
  pool.removeAllListeners('error').on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_DRAIN_MS);
  });
  await Promise.race([pool.end(), tooLong]);
  clearTimeout(timer);
}
