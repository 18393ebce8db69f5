import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { databaseProbe } from './database-probe';
import { startEmbeddedPostgres } from './embedded-postgres';
import { limitSilence } from './limit-silence';
import { retryLockConflicts } from './lock-conflicts';
import { releaseConnections } from './release-connections';
import type { Log } from './supervised-postgres';

/** The database as every query sees it; nothing beyond openDatabase knows which server it is. */
export type Db = NodePgDatabase;
/** Inside `db.transaction`. A function that takes `Db | Tx` works in both. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** `databaseUrl` names a server, 15 or newer; without it the embedded one runs on `dataDir`. */
export type DatabaseConfig = { databaseUrl?: string | undefined; dataDir: string; log: Log };

export type Database = {
  db: Db;
  pool: Pool;
  url: string;
  /** Throws within two seconds when the database does not answer. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
};

const OLDEST_VERSION = 15;
const LONGEST_DRAIN_MS = 3_000;
/** Limits of the queries that a request makes, in milliseconds. */
const REQUEST_LIMITS = { connectionTimeoutMillis: 2_000, statement_timeout: 5_000, lock_timeout: 2_000 };
/** More than all kinds of requests take together (see admission/work-kinds.ts): the workers need some too. */
export const POOL_SIZE = 36;
const POOL = {
  max: POOL_SIZE,
  keepAlive: true,
  // A transaction whose process or machine is gone keeps its locks no longer; streams wait for their reader for 60 s.
  idle_in_transaction_session_timeout: 90_000,
  application_name: 'vaglio',
  options: '-c TimeZone=UTC',
};

/**
 * Opens the database that the configuration names and answers when it takes queries. Not migrated: see migrate().
 * @throws an Error with a message for the console when there is no server, it is too old, or the embedded one cannot start
 */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseConfig): Promise<Database> {
  if (databaseUrl) return connect(databaseUrl, log);
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const database = await connect(embedded.url, log).catch(async (error: unknown) => {
    await embedded.stop();
    throw error;
  });
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { ...database, close };
}

/** A pool on a server that runs. A lost connection is replaced at the next query; it never ends the process. */
export async function connect(url: string, log: Log, limits = REQUEST_LIMITS): Promise<Database> {
  const pool = new Pool({ connectionString: url, ...POOL, ...limits });
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));
  // Also while a transaction holds it, between two statements.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    limitSilence(client, limits.statement_timeout);
  });
  await checkServer(pool, url).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const probe = databaseProbe(url);
  const close = async () => {
    await Promise.all([drain(pool), probe.close()]);
  };
  const db = drizzle(pool);
  releaseConnections(pool, db);
  retryLockConflicts(pool, db);
  return { db, pool, url, probe: probe.check, close };
}

async function checkServer(pool: Pool, url: string): Promise<void> {
  const answer = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int / 10000 as version")
    .catch((error: unknown) => {
      const place = URL.canParse(url) ? new URL(url).host : 'the given address';
      throw new Error(`Cannot use the database at ${place}: ${wordsOf(error)}`, { cause: error });
    });
  const version = answer.rows[0]?.version ?? 0;
  if (version < OLDEST_VERSION)
    throw new Error(`PostgreSQL ${version} is too old: Vaglio needs ${OLDEST_VERSION} or newer.`);
}

/** Node groups the failures of several addresses in one error without a message. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Waits for the queries under way, but not for ever: a fast shutdown ends them. */
async function drain(pool: Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_DRAIN_MS);
  });
  await Promise.race([pool.end(), tooLong]);
  clearTimeout(timer);
}
