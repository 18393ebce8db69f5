import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chosenColumns, type ComputedField, type CsvSeparator } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest } from '../../platform/http/errors/errors';
import { timeLimit } from '../../platform/util/time-limit';
import { csvFile } from './csv-file';
import type { ExportedRow, ExportRows } from './export-source';
import type { ExportFormat } from './exports.schemas';
import { writeXlsx } from './xlsx-file';

/** A slower reader loses the connection, so that none keeps a database connection for itself. */
const LONGEST_EXPORT_MS = 5 * 60_000;
const BUFFERED_BYTES = 256 * 1024;
/** As many as a spreadsheet has. */
const MAX_COLUMNS = 16_384;

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type Export = {
  /** Names the list: 'raw', 'curated', 'ranked'. */
  list: string;
  /** What was searched and filtered, for the audit trail. */
  filter: object;
  format: ExportFormat;
  separator: CsvSeparator | undefined;
  columns: string | undefined;
  /** What the list adds unless columns are chosen. */
  computed?: readonly ComputedField[];
  /** Reads inside the snapshot it is given. */
  source: (tx: Tx) => Promise<ExportRows>;
  actor: Actor;
};

/**
 * Sends a list as a file that is written while it is read, in one snapshot and in little memory. The audit event is there
 * before the first byte.
 * @throws 400 for more columns than a spreadsheet has
 */
export async function sendExport(reply: FastifyReply, db: Db, exported: Export): Promise<FastifyReply> {
  const { list, format } = exported;
  const { file, total, written } = await streamExport(db, exported);
  return reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="startups-${list}.${format}"`)
    .header('cache-control', 'no-store')
    .header('x-total-count', String(total))
    .trailer('x-rows-written', async () => String(written()))
    .send(file);
}

type Started = { file: Readable; total: number; written: () => number };

/** @returns once the rows are counted; a failure after that destroys the file, so that no part of one looks whole */
function streamExport(
  db: Db,
  { list, filter, format, separator, columns: keys, ...exported }: Export,
): Promise<Started> {
  const file = new PassThrough({ highWaterMark: BUFFERED_BYTES });
  file.on('error', () => undefined); // its sender gets the same error
  const signal = timeLimit(LONGEST_EXPORT_MS);
  return new Promise((resolve, reject) => {
    db.transaction(
      async (tx) => {
        await tx.execute(sql.raw("set local statement_timeout = '30s'"));
        const { total, awards, batches } = await exported.source(tx);
        const columns = chosenColumns(keys?.split(','), awards, exported.computed);
        if (columns.length > MAX_COLUMNS)
          throw badRequest('The list has more awards than a file has columns. Please choose columns.');
        await db.transaction((other) =>
          recordEvent(other, exported.actor, {
            action: 'startups_exported',
            target: { type: 'list', id: list },
            after: { format, columns: keys ?? 'all', filter, rows: total },
          }),
        );
        const count = { rows: 0 };
        resolve({ file, total, written: () => count.rows });
        const rows = counted(batches, count);
        if (format === 'xlsx') await writeXlsx(file, columns, rows, signal);
        else await pipeline(Readable.from(csvFile(columns, rows, separator)), file, { signal });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ).catch((error: unknown) => {
      file.destroy(error instanceof Error ? error : new Error(String(error)));
      reject(error);
    });
  });
}

async function* counted(
  batches: AsyncIterable<readonly ExportedRow[]>,
  count: { rows: number },
): AsyncGenerator<readonly ExportedRow[]> {
  for await (const rows of batches) {
    yield rows;
    count.rows += rows.length;
  }
}
