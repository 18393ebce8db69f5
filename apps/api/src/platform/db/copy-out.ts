import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Connection } from 'pg';
import { copiedRows, type CopiedRow } from './copied-rows';
import { copyPayload } from './copy-payload';
import type { Tx } from './open-database';
import { connectionOf } from './app-database';

/**
 * Reads all rows of a query by COPY in its binary form, which costs both sides a quarter of what rows of the driver do.
 * It is one statement: a long one sets a `statement_timeout` of its own before. Others have their turn after each piece
 * that the network brings.
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
  const leave = () => client.connection.stream.destroy(new Error('the reading was ended'));
  signal?.addEventListener('abort', leave);
  const addChunk = copiedRows(take);
  try {
    await new Promise<void>((resolve, reject) => {
      const add = (bytes: Buffer) => {
        try {
          addChunk(bytes);
        } catch (error) {
          reject(error);
          leave(); // nothing else ends a COPY
        }
      };
      client.query({
        text: `copy (${text}) to stdout (format binary)`,
        submit({ stream, query: send }: Connection) {
          takeOver(stream, add);
          send.call(client.connection, this.text);
        },
        handleError: reject,
        handleCommandComplete: () => undefined,
        handleReadyForQuery: resolve,
      });
    });
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

/**
 * Takes the bytes of a connection until its COPY has ended: the driver would make an object and a buffer of each row.
 * @param add takes what is copied, in pieces
 */
function takeOver(stream: Connection['stream'], add: (bytes: Buffer) => void): void {
  const ofDriver = stream.rawListeners('data');
  const read = copyPayload();
  const onData = (chunk: Buffer) => {
    const { payload, rest } = read(chunk);
    if (payload.length > 0) add(payload);
    if (!rest) {
      stream.pause();
      setImmediate(() => stream.resume());
      return;
    }
    stream.off('data', onData);
    for (const listener of ofDriver) Reflect.apply(stream.on, stream, ['data', listener]);
    stream.emit('data', rest);
  };
  stream.removeAllListeners('data');
  stream.on('data', onData);
}
