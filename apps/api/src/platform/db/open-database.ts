import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { AppDatabase } from './app-database';
import { databasePool, drain, type PoolLimits } from './database-pool';
import { databaseProbe } from './database-probe';
import { startEmbeddedPostgres } from './embedded-postgres';
import type { Log } from './supervised-postgres';

/** Database for queries. Only openDatabase knows which server is used. */
export type Db = NodePgDatabase;
/** Transaction. A function with a parameter of type `Db | Tx` can run inside or outside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * Location of the database. `databaseUrl` is the address of a server with PostgreSQL 15 or newer. Without it, the
 * embedded PostgreSQL uses `dataDir`.
 */
export type DatabaseConfig = {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /**
   * True to refuse an embedded PostgreSQL that another process is running. Commands share it with the running server
   * instead.
   */
  isServer?: boolean;
  /** Timeouts of the pool. The default timeouts are those of requests. */
  poolLimits?: PoolLimits;
};

export type Database = {
  db: Db;
  /** Connection pool of `db`, for code that needs a connection for longer than one transaction. */
  pool: Pool;
  url: string;
  /** Throws within two seconds if the database does not respond. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
};

const OLDEST_VERSION = 15;
/** Timeouts for queries of requests, in milliseconds. */
const REQUEST_LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
};
/** Timeouts for commands that write many rows at once, in milliseconds. No user waits for these commands. */
export const BATCH_LIMITS: PoolLimits = {
  connectionTimeoutMillis: 30_000,
  statement_timeout: 300_000,
  lock_timeout: 60_000,
};

/**
 * Opens the configured database and resolves when it accepts queries. Migrations are not run; call migrate() for that.
 * @throws Error with a message for the console if the server is missing or too old, or if the embedded PostgreSQL
 * cannot start
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  isServer = false,
  poolLimits = REQUEST_LIMITS,
}: DatabaseConfig): Promise<Database> {
  if (databaseUrl) return connect(databaseUrl, log, poolLimits);
  const embedded = await startEmbeddedPostgres({ dataDir, log, canShare: !isServer });
  const database = await connect(embedded.url, log, poolLimits).catch(async (error: unknown) => {
    await embedded.stop();
    throw error;
  });
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { ...database, close };
}

/** Connects to a running database server. */
export async function connect(url: string, log: Log, limits = REQUEST_LIMITS): Promise<Database> {
  const pool = databasePool(url, log, limits);
  try {
    await checkServer(pool, url);
  } catch (error) {
    await drain(pool);
    throw error;
  }
  const probe = databaseProbe(url);
  const close = async () => {
    await Promise.all([drain(pool), probe.close()]);
  };
  return { db: new AppDatabase(pool), pool, url, probe: probe.check, close };
}

async function checkServer(pool: Pool, url: string): Promise<void> {
  const [{ version = 0 } = {}] = await ask<{ version: number }>(
    pool,
    url,
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  if (version < OLDEST_VERSION)
    throw new Error(`PostgreSQL ${version} is too old: Vaglio needs ${OLDEST_VERSION} or newer.`);
}

async function ask<Row extends object>(pool: Pool, url: string, question: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(question).catch((error: unknown) => {
    throw new Error(`Cannot use the database at ${placeOf(url)}: ${wordsOf(error)}`, { cause: error });
  });
  return rows;
}

const placeOf = (url: string) => (URL.canParse(url) ? new URL(url).host : 'the given address');

/**
 * Returns the message of an error. Node combines the errors of several addresses in an AggregateError without a
 * message.
 */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
