import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db, Tx } from '../../db/open-database';
import { timeLimit } from '../../util/time-limit';
import { pageMeta, type Page } from '../pagination/list-page';

/**
 * Maximum duration of a stream, in milliseconds. A slower client is disconnected, which frees the database connection.
 */
const LONGEST_STREAM_MS = 60_000;
/** Rows per batch. Reading a batch takes a few milliseconds, so other requests are processed between batches. */
const BATCH_ROWS = 500;
const BUFFERED_BYTES = 256 * 1024;

/** Items of a list in order, as batches of JSON texts, with the total number of rows on all pages. */
export type PageSource = { total: number; batches: AsyncIterable<readonly string[]> };

/**
 * Writes a list page as JSON while reading it from one database snapshot. It uses little memory: if the client reads
 * slowly, the database cursor pauses too.
 * @param source reads the list inside the given transaction
 * @returns the stream as soon as the first rows are available. A later error destroys the stream, so that a truncated
 * list never looks complete.
 * @throws errors of `source` that occur before the first rows
 */
export function streamPage(
  db: Db,
  requested: Page,
  source: (tx: Tx) => Promise<PageSource>,
): Promise<Readable> {
  const out = new PassThrough({ highWaterMark: BUFFERED_BYTES });
  out.on('error', () => undefined); // the code that sends the stream receives the same error
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

/** Yields the rows of a query in batches, using a cursor. A transaction can have only one such query at a time. */
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

/** Waits until the stream accepts more data. @throws Error if the client disconnects or the time limit expires */
async function drained(out: PassThrough, limit: AbortSignal): Promise<void> {
  if (out.destroyed) throw new Error('the reader of a list left');
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, limit]);
  await Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]).finally(() =>
    done.abort(),
  );
  if (out.destroyed) throw new Error('the reader of a list left');
}
