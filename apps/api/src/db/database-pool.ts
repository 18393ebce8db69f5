import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { traceStatements } from '../tracing/trace-statements';
import { limitSilence } from './limit-silence';
import { retryLockConflicts } from './lock-conflicts';
import { releaseConnections } from './release-connections';
import type { Log } from './supervised-postgres';

/** Limits of statements, in milliseconds. */
export type PoolLimits = { connectionTimeoutMillis: number; statement_timeout: number; lock_timeout: number };

/** More than all kinds of requests take together (see admission/work-kinds.ts): the workers need some too. */
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
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis,
    ...CONNECTIONS,
    ...SESSION,
    ...limits,
  });
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  // Also while a transaction holds it, between two statements.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    limitSilence(client, limits.statement_timeout);
  });
  traceStatements(pool);
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

/** The database as queries see it. */
export function queriesOf(pool: Pool): NodePgDatabase {
  const db = drizzle(pool);
  releaseConnections(pool, db);
  retryLockConflicts(pool, db);
  return db;
}
