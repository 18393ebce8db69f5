import type { Pool, PoolClient } from 'pg';

/**
 * Works with a connection whose statements may take as long as they need: what counts or analyzes whole tables is none of
 * a request's business. The connection is thrown away afterwards, with its settings, its locks and what of a transaction is open.
 */
export async function withoutLimits<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    return await work(client);
  } finally {
    client.release(true);
  }
}
