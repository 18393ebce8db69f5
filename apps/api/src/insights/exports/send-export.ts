import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  chosenColumns,
  TABLE_COLUMNS,
  type ComputedField,
  type CsvSeparator,
  type TableColumn,
} from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { readCsvSeparator } from '../../identity/profile/csv-separator';
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest } from '../../platform/http/errors/errors';
import { timeLimit } from '../../platform/util/time-limit';
import { csvFile } from './csv-file';
import type { ExportedRow, ExportRows } from './export-source';
import type { ExportFormat } from './exports.schemas';
import { importTable } from './file-table';
import { screenTable } from './screen-table';
import { writeXlsx } from './xlsx-file';

/**
 * Maximum duration of an export in milliseconds. A slower client is disconnected, because it occupies a database
 * connection.
 */
const LONGEST_EXPORT_MS = 5 * 60_000;
const BUFFERED_BYTES = 256 * 1024;
/** Maximum number of columns that spreadsheet programs support. */
const MAX_COLUMNS = 16_384;

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type Export = {
  /** Name of the exported list: 'raw', 'curated' or 'ranked'. */
  list: string;
  /** Search and filters, for the audit trail. */
  filter: object;
  format: ExportFormat;
  /** Separator of a CSV file; undefined for the separator in the person's profile. */
  separator: CsvSeparator | undefined;
  columns: string | undefined;
  /** Keys of the columns on screen. They replace `columns`. */
  screen_columns?: string | undefined;
  /** Computed fields that the file contains if the person selected no columns. */
  computed?: readonly ComputedField[];
  /** Reads the rows of the export in the snapshot of a transaction. */
  source: (tx: Tx) => Promise<ExportRows>;
  actor: Actor;
};

/**
 * Sends a list as a file. The file is written while the list is read, from one database snapshot and with little
 * memory. The audit event is stored before the first byte is sent.
 * @throws Refusal 400 for more columns than a spreadsheet supports
 */
export async function sendExport(reply: FastifyReply, db: Db, exported: Export): Promise<FastifyReply> {
  const { list, format } = exported;
  const separator = exported.separator ?? (await readCsvSeparator(db, exported.actor.userId));
  const { file, total, columns, written } = await streamExport(db, { ...exported, separator });
  return reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="startups-${list}.${format}"`)
    .header('cache-control', 'no-store')
    .header('x-total-count', String(total))
    .header('x-column-count', String(columns))
    .trailer('x-rows-written', async () => String(written()))
    .send(file);
}

type Started = { file: Readable; total: number; columns: number; written: () => number };

/**
 * Starts to write the exported file.
 * @returns after the rows are counted. A later error destroys the stream, so that an incomplete file does not look
 *   complete
 */
function streamExport(
  db: Db,
  { list, filter, format, separator, columns: keys, ...exported }: Export,
): Promise<Started> {
  const file = new PassThrough({ highWaterMark: BUFFERED_BYTES });
  file.on('error', () => undefined); // the code that sends the file gets the same error
  const signal = timeLimit(LONGEST_EXPORT_MS);
  return new Promise((resolve, reject) => {
    db.transaction(
      async (tx) => {
        await tx.execute(sql.raw("set local statement_timeout = '30s'"));
        const { total, awards, batches } = await exported.source(tx);
        const shown = exported.screen_columns;
        const table =
          shown === undefined
            ? importTable(chosenColumns(keys?.split(','), awards, exported.computed))
            : screenTable(tableColumns(shown));
        const columns = table.columns.length;
        if (columns > MAX_COLUMNS)
          throw badRequest('The list has more awards than a file can have columns. Please choose columns.');
        await db.transaction((other) =>
          recordEvent(other, exported.actor, {
            action: 'startups_exported',
            target: { type: 'list', id: list },
            after: { format, columns: shown ?? keys ?? 'all', filter, rows: total },
          }),
        );
        const count = { rows: 0 };
        resolve({ file, total, columns, written: () => count.rows });
        const rows = counted(batches, count);
        if (format === 'xlsx') await writeXlsx(file, table, rows, signal);
        else await pipeline(Readable.from(csvFile(table, rows, separator)), file, { signal });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ).catch((error: unknown) => {
      file.destroy(error instanceof Error ? error : new Error(String(error)));
      reject(error);
    });
  });
}

const tableColumns = (keys: string): TableColumn[] => {
  const chosen = new Set(keys.split(','));
  return [...chosen].flatMap((key) => TABLE_COLUMNS.find((column) => column === key) ?? []);
};

async function* counted(
  batches: AsyncIterable<readonly ExportedRow[]>,
  count: { rows: number },
): AsyncGenerator<readonly ExportedRow[]> {
  for await (const rows of batches) {
    yield rows;
    count.rows += rows.length;
  }
}
