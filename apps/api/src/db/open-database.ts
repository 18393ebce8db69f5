import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { databasePool, drain, queriesOf, SESSION_OF_POOLER, type PoolLimits } from './database-pool';
import { databaseProbe } from './database-probe';
import { startEmbeddedPostgres } from './embedded-postgres';
import type { Log } from './supervised-postgres';

/** The database as every query sees it; nothing beyond openDatabase knows which server it is. */
export type Db = NodePgDatabase;
/** Inside `db.transaction`. A function that takes `Db | Tx` works in both. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * `databaseUrl` names a server, 15 or newer; without it the embedded one runs on `dataDir`. Where it names a pooler in
 * transaction mode, `databaseDirectUrl` names the server behind it.
 */
export type DatabaseConfig = {
  databaseUrl?: string | undefined;
  databaseDirectUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Those of a request unless a command needs others. */
  poolLimits?: PoolLimits;
};

export type Database = {
  db: Db;
  /** For what needs a connection of its own for longer than a transaction; past a pooler, if there is one. */
  pool: Pool;
  /** What `db` takes its connections from; the same as `pool` where there is no pooler. */
  queryPool: Pool;
  /** Of the server itself. */
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
  databaseDirectUrl,
  dataDir,
  log,
  poolLimits = REQUEST_LIMITS,
}: DatabaseConfig): Promise<Database> {
  if (databaseUrl) return connect(databaseUrl, log, poolLimits, databaseDirectUrl);
  const embedded = await startEmbeddedPostgres({ dataDir, log });
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

/**
 * Pools on a server that runs.
 * @param directUrl of the server behind `url`, where that is a pooler in transaction mode
 */
export async function connect(
  url: string,
  log: Log,
  limits = REQUEST_LIMITS,
  directUrl?: string,
): Promise<Database> {
  const queries = databasePool(url, log, limits, directUrl !== undefined);
  const pool = directUrl === undefined ? queries : databasePool(directUrl, log, limits);
  const pools = new Set([queries, pool]);
  const endAll = () => Promise.all([...pools].map(drain));
  try {
    await checkServer(pool, directUrl ?? url);
    if (directUrl !== undefined) await checkPooler(queries, url);
  } catch (error) {
    await endAll();
    throw error;
  }
  const probe = databaseProbe(url);
  const close = async () => {
    await Promise.all([endAll(), probe.close()]);
  };
  return {
    db: queriesOf(queries),
    pool,
    queryPool: queries,
    url: directUrl ?? url,
    probe: probe.check,
    close,
  };
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

/** Limits and the time zone cannot be sent through a pooler: its connections must have them already. */
async function checkPooler(pool: Pool, url: string): Promise<void> {
  const [{ limits, zone } = {}] = await ask<{ limits: boolean; zone: string }>(
    pool,
    url,
    `select current_setting('statement_timeout') <> '0' and current_setting('lock_timeout') <> '0' as limits,
      current_setting('TimeZone') as zone`,
  );
  if (limits && zone?.toUpperCase() === 'UTC') return;
  throw new Error(
    [
      `The pooler at ${placeOf(url)} opens connections without limits, or not in UTC.`,
      `Give its database in pgbouncer.ini: connect_query='${SESSION_OF_POOLER}'`,
    ].join('\n'),
  );
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
