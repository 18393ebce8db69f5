import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { tracedStatement } from '../observability/tracing/traced-statement';
import { sqlStateOf } from './sql-state';
import { limitAfter, limitOfStatement, type StatementLimit } from './statement-limit';

/**
 * Extra time that the client waits after the statement timeout of the database. Without a response by then, the
 * database is considered unresponsive.
 */
const GRACE_MS = 2_000;
/**
 * Longest time without a response during work without a statement timeout: migrations, backups, verification of the
 * audit chain.
 */
const LONGEST_SILENCE_MS = 3_600_000;
/**
 * SQLSTATEs for serialization failure, deadlock and lock timeout. The failed statement changed nothing and may be
 * retried.
 */
const LOCK_CONFLICTS: readonly (string | undefined)[] = ['40001', '40P01', '55P03'];
/**
 * Delay before a retry, in milliseconds. An immediate retry might lock rows before the other transaction does and
 * conflict again.
 */
const RETRY_PAUSE_MS = 30;

/** Error whose code is treated as an outage, like that of a network timeout. */
export class DatabaseTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer.');
  }
}

/**
 * Creates a client class with its own timeout. If the database does not respond within the statement timeout plus
 * `graceMs`, the client closes the connection. The query fails, its transaction ends, and the pool replaces the
 * connection. A client timeout is needed because a database that hangs or is unreachable reports no error. The timeout
 * of the driver would return the stuck connection to the pool. Statements of a request or job are recorded as spans of
 * its trace.
 * @param statementMs statement timeout of the database, 0 for none
 * @param graceMs extra time that the client waits
 */
export function appClient(statementMs: number, graceMs = GRACE_MS) {
  return class AppClient extends Client {
    #limit: StatementLimit = { ofSession: statementMs, local: null };

    constructor(config?: ClientConfig) {
      super(config);
      this.on('error', () => undefined); // also handles errors between the statements of a transaction
      this.once('connect', () => {
        const stream = this.#stream();
        this.on('drain', () => stream?.setTimeout(0));
        stream?.on('timeout', () => stream.destroy(new DatabaseTimeoutError()));
      });
    }

    /** Supports all signatures of `Client.query`. */
    override query<Result>(...args: never[]): Result {
      const before = this.#limit;
      this.#limit = limitAfter(textOf(args[0]), before);
      const most = limitOfStatement(before, this.#limit);
      this.#stream()?.setTimeout(most === 0 ? LONGEST_SILENCE_MS : most + graceMs);
      return tracedStatement<Result>(args, () => Reflect.apply(super.query, this, args));
    }

    /** Returns the current socket. TLS replaces the initial socket. */
    #stream(): Socket | null {
      const { stream } = this.connection;
      return stream instanceof Socket ? stream : null;
    }
  };
}

/** Connection pool that retries a statement once after a lock conflict. */
export class AppPool extends Pool {
  /** Supports all signatures of `Pool.query`. */
  override query<Result>(...args: never[]): Result {
    const send = async () => Reflect.apply(super.query, this, args);
    return tracedStatement<Result>(args, () => retryOnce(send));
  }
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Database clients by open transaction. */
const CLIENTS = new WeakMap<Transaction, PoolClient>();

/**
 * Returns the database client of a transaction, for COPY, which drizzle does not support. Nested transactions have no
 * client.
 */
export function connectionOf(tx: Transaction): PoolClient {
  const client = CLIENTS.get(tx);
  if (!client) throw new Error('no transaction of this database');
  return client;
}

/** Drizzle database that retries transactions and returns every connection to the pool. */
export class AppDatabase extends NodePgDatabase {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    const dialect = new PgDialect();
    super(dialect, new NodePgSession(pool, dialect, undefined), undefined);
    this.#pool = pool;
  }

  /**
   * Runs a transaction and retries it after a lock conflict. Its callback may therefore run twice and must change only
   * the database. Read-only transactions are not retried: they hold no locks, and part of a stream may already have
   * been sent.
   */
  override transaction: NodePgDatabase['transaction'] = (work, config) => {
    const run = () => this.#transact(work, config);
    return config?.accessMode === 'read only' ? run() : retryOnce(run);
  };

  /**
   * Returns the connection to the pool after every transaction. Drizzle never releases a connection whose `begin`
   * failed, which would exhaust the pool. If the rollback fails too, the connection is still inside its transaction. It
   * is then closed, so that no other work uses it.
   */
  readonly #transact: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await this.#pool.connect();
    try {
      return await drizzle(client).transaction((tx) => {
        CLIENTS.set(tx, client);
        return work(tx);
      }, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

async function retryOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!LOCK_CONFLICTS.includes(sqlStateOf(error))) throw error;
    await pause(RETRY_PAUSE_MS);
    return work();
  }
}

/**
 * Returns the SQL of a query, which may be a string, an object with a text, or a COPY stream. For a prepared statement
 * it returns '', because prepared statements set no timeout.
 */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || Reflect.get(query, 'name') !== undefined) return '';
  const text: unknown = Reflect.get(query, 'text');
  return typeof text === 'string' ? text : '';
}
