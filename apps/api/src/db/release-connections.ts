import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * Gives the connection of every transaction back to its pool, however the transaction ends. Drizzle keeps one for ever
 * whose `begin` failed: after as many as the pool holds, no request would get another. A connection that is still inside
 * its transaction, because not even the rollback succeeded, is closed, so that nobody else's work ends up in it.
 */
export function releaseConnections(pool: Pool, db: NodePgDatabase): void {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
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

/** Of the transactions under way. */
const CLIENTS = new WeakMap<Transaction, PoolClient>();

/** The connection of a transaction, for what no query can express: COPY. Not of one inside another. */
export function connectionOf(tx: Transaction): PoolClient {
  const client = CLIENTS.get(tx);
  if (!client) throw new Error('no transaction of this database');
  return client;
}
