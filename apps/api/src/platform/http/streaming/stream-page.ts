import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open-database';
import { timeLimit } from '../../util/time-limit';
import { pageMeta, type Page } from '../pagination/list-page';

/** A reader that takes longer loses the connection, so that no slow one keeps a database connection for itself. */
const LONGEST_STREAM_MS = 60_000;
/** So many take a few milliseconds to pass on: others have their turn between two batches. */
const BATCH_ROWS = 500;
const BUFFERED_BYTES = 256 * 1024;

/** Items of a list as they are read, in their order, each as JSON, and how many there are without paging. */
export type PageSource = { total: number; batches: AsyncIterable<readonly string[]> };

/**
 * A page as JSON that is written while it is read, in one snapshot and in little memory: the database waits for the reader.
 * @param source reads inside the transaction it is given
 * @returns once the first rows are there; a failure after that destroys the stream, so that no half list looks whole
 * @throws what `source` throws before the first rows
 */
export function streamPage(
  db: Db,
  requested: Page,
  source: (tx: Tx) => Promise<PageSource>,
): Promise<Readable> {
  const out = new PassThrough({ highWaterMark: BUFFERED_BYTES });
  out.on('error', () => undefined); // its sender gets the same error
  const limit = timeLimit(LONGEST_STREAM_MS);
  return new Promise((resolve, reject) => {
    db.transaction(
      async (tx) => {
        const { total, batches } = await source(tx);
        const { page, pageSize } = pageMeta(requested, total);
        let lead = `{"total":${total},"page":${page},"pageSize":${pageSize},"items":[`;
        for await (const items of batches) {
          const hasRoom = out.write(lead + items.join(','));
          lead = ',';
          resolve(out);
          if (!hasRoom) await drained(out, limit);
        }
        out.end(`${lead === ',' ? '' : lead}]}`);
        resolve(out);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ).catch((error: unknown) => {
      out.destroy(error instanceof Error ? error : new Error(String(error)));
      reject(error);
    });
  });
}

/** Rows of a query by a cursor, as the driver gives them. One query of a transaction at a time. */
export async function* cursorRows(tx: Tx, query: SQLWrapper): AsyncGenerator<Record<string, unknown>[]> {
  await tx.execute(sql`declare listed no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute<Record<string, unknown>>(
      sql`fetch ${sql.raw(String(BATCH_ROWS))} from listed`,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_ROWS) break;
  }
  await tx.execute(sql`close listed`);
}

/** @throws when the reader leaves, or the time is over */
async function drained(out: PassThrough, limit: AbortSignal): Promise<void> {
  if (out.destroyed) throw new Error('the reader of a list left');
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, limit]);
  await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]).finally(() =>
    done.abort(),
  );
  if (out.destroyed) throw new Error('the reader of a list left');
}
