import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Client, Pool, type ClientConfig, type PoolClient } from 'pg';
import { tracedStatement } from '../observability/tracing/traced-statement';
import { sqlStateOf } from './sql-state';
import { limitAfter, limitOfStatement, type StatementLimit } from './statement-limit';

/** The database ends a statement at its own limit; a client that waits so much longer waits for a database that hangs. */
const GRACE_MS = 2_000;
/** For work without a limit (migrations, backups, the walk over the audit chain): so long without one byte. */
const LONGEST_SILENCE_MS = 3_600_000;
/** Not serializable, deadlock, lock not available: nothing was done, and the work that was in the way goes on meanwhile. */
const LOCK_CONFLICTS: readonly (string | undefined)[] = ['40001', '40P01', '55P03'];
/** The transaction that survived goes on meanwhile: begun again at once, the work could take a lock first and meet it again. */
const RETRY_PAUSE_MS = 30;

/** Counts as an outage by its code, like a connection that times out in the network. */
export class DatabaseTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer.');
  }
}

/**
 * Makes the class of connections that end when the database is silent for longer than a statement may take. The query
 * fails, its transaction is over, and the pool replaces the connection: a stopped or unreachable database neither refuses
 * nor answers, so only a limit on this side ends the wait. A limit of the driver alone would hand the stuck connection
 * to the next caller. Statements of a request or job are spans of its trace.
 * @param statementMs the limit that the database applies, 0 for none
 * @param graceMs how much longer than that to wait
 */
export function appClient(statementMs: number, graceMs = GRACE_MS) {
  return class AppClient extends Client {
    #limit: StatementLimit = { ofSession: statementMs, local: null };

    constructor(config?: ClientConfig) {
      super(config);
      this.on('error', () => undefined); // also while a transaction holds it, between two statements
      this.once('connect', () => {
        const stream = this.#stream();
        this.on('drain', () => stream?.setTimeout(0));
        stream?.on('timeout', () => stream.destroy(new DatabaseTimeoutError()));
      });
    }

    /** Takes and returns what `Client.query` does, in all of its forms. */
    override query<Result>(...args: never[]): Result {
      const before = this.#limit;
      this.#limit = limitAfter(textOf(args[0]), before);
      const most = limitOfStatement(before, this.#limit);
      this.#stream()?.setTimeout(most === 0 ? LONGEST_SILENCE_MS : most + graceMs);
      return tracedStatement<Result>(args, () => Reflect.apply(super.query, this, args));
    }

    /** Of the connection as it is now: TLS replaces the first one. */
    #stream(): Socket | null {
      const { stream } = this.connection;
      return stream instanceof Socket ? stream : null;
    }
  };
}

/** Connections of which one that lost a conflict of locks runs its statement once more; the second failure is the caller's. */
export class AppPool extends Pool {
  /** Takes and returns what `Pool.query` does. */
  override query<Result>(...args: never[]): Result {
    const send = async () => Reflect.apply(super.query, this, args);
    return tracedStatement<Result>(args, () => retryOnce(send));
  }
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Of the transactions under way. */
const CLIENTS = new WeakMap<Transaction, PoolClient>();

/** The connection of a transaction, for what no query can express: COPY. Not of one inside another. */
export function connectionOf(tx: Transaction): PoolClient {
  const client = CLIENTS.get(tx);
  if (!client) throw new Error('no transaction of this database');
  return client;
}

/** The database as queries see it. */
export class AppDatabase extends NodePgDatabase {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    const dialect = new PgDialect();
    super(dialect, new NodePgSession(pool, dialect, undefined), undefined);
    this.#pool = pool;
  }

  /**
   * Runs a writing transaction once more when it lost a conflict of locks. So its work may run twice: it changes nothing
   * but the database. Transactions that only read are not repeated: they take no locks, and a stream may have been sent
   * in part.
   */
  override transaction: NodePgDatabase['transaction'] = (work, config) => {
    const run = () => this.#transact(work, config);
    return config?.accessMode === 'read only' ? run() : retryOnce(run);
  };

  /**
   * Gives the connection back to the pool, however the transaction ends. Drizzle keeps one for ever whose `begin` failed:
   * after as many as the pool holds, no request would get another. A connection that is still inside its transaction,
   * because not even the rollback succeeded, is closed, so that nobody else's work ends up in it.
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

/** Of a query as a text, as an object with one, or as a stream of COPY; a statement that is prepared by its name sets no limit. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || Reflect.get(query, 'name') !== undefined) return '';
  const text: unknown = Reflect.get(query, 'text');
  return typeof text === 'string' ? text : '';
}
