import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { to as copyTo } from 'pg-copy-streams';
import { copiedRows, type CopiedRow } from './copied-rows';
import type { Tx } from './open-database';
import { connectionOf } from './release-connections';

/**
 * Reads all rows of a query by COPY in its binary form, which costs both sides a quarter of what rows of the driver do.
 * It is one statement: a long one sets a `statement_timeout` of its own before.
 * @param query without parameters
 * @param take is called with each row, which holds only during the call
 * @param signal closes the connection: the transaction is over, in the middle of what it reads
 * @throws the database's error; that of a closed connection where `take` throws, too
 */
export async function copyOut(
  tx: Tx,
  query: SQL,
  take: (row: CopiedRow) => void,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  if (params.length > 0) throw new Error('COPY takes no parameters');
  const client = connectionOf(tx);
  const stream = client.query(copyTo(`copy (${text}) to stdout (format binary)`));
  const addChunk = copiedRows(take);
  const leave = () => client.connection.stream.destroy(new Error('the reading was ended'));
  signal?.addEventListener('abort', leave);
  try {
    await new Promise<void>((resolve, reject) => {
      stream
        .on('data', (chunk: Buffer) => {
          try {
            addChunk(chunk);
          } catch (error) {
            leave(); // nothing else ends a COPY
            reject(error);
          }
        })
        .on('end', resolve)
        .on('error', reject);
    });
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}
