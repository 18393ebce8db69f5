import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { AppDatabase } from './app-database';
import { databasePool, drain, type PoolLimits } from './database-pool';
import { databaseProbe } from './database-probe';
import { startEmbeddedPostgres } from './embedded-postgres';
import type { Log } from './supervised-postgres';

/** The database as every query sees it; nothing beyond openDatabase knows which server it is. */
export type Db = NodePgDatabase;
/** Inside `db.transaction`. A function that takes `Db | Tx` works in both. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** `databaseUrl` names a server, 15 or newer; without it the embedded one runs on `dataDir`. */
export type DatabaseConfig = {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Refuses an embedded PostgreSQL that another process runs. Commands use it as the running server does. */
  isServer?: boolean;
  /** Those of a request unless a command needs others. */
  poolLimits?: PoolLimits;
};

export type Database = {
  db: Db;
  /** Of the connections that `db` takes; for what needs one of its own for longer than a transaction. */
  pool: Pool;
  url: string;
  /** Throws within two seconds when the database does not answer. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
};

const OLDEST_VERSION = 15;
/** Limits of the queries that a request makes, in milliseconds. */
const REQUEST_LIMITS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
};
/** Of a command that writes many rows at once: nobody waits for an answer, and a busy machine takes its time. */
export const BATCH_LIMITS: PoolLimits = {
  connectionTimeoutMillis: 30_000,
  statement_timeout: 300_000,
  lock_timeout: 60_000,
};

/**
 * Opens the database that the configuration names and answers when it takes queries. Not migrated: see migrate().
 * @throws an Error with a message for the console when there is no server, it is too old, or the embedded one cannot start
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

/** Connects to a server that runs. */
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

/** Node groups the failures of several addresses in one error without a message. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
