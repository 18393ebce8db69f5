import type { Pool, PoolClient } from 'pg';

/**
 * Runs work on a connection without timeouts, for statements that count or analyze complete tables. The connection is
 * then closed, so that its settings, locks and open transactions end.
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
