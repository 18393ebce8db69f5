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
import type { Db, Tx } from '../../platform/db/open-database';
import { badRequest } from '../../platform/http/errors/errors';
import { timeLimit } from '../../platform/util/time-limit';
import { csvFile } from './csv-file';
import type { ExportedRow, ExportRows } from './export-source';
import type { ExportFormat } from './exports.schemas';
import { importTable } from './file-table';
import { screenTable } from './screen-table';
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
  /** Keys of columns of the table, in place of `columns`. */
  screen_columns?: string | undefined;
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
  const { file, total, columns, written } = await streamExport(db, exported);
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
        const shown = exported.screen_columns;
        const table =
          shown === undefined
            ? importTable(chosenColumns(keys?.split(','), awards, exported.computed))
            : screenTable(tableColumns(shown));
        const columns = table.columns.length;
        if (columns > MAX_COLUMNS)
          throw badRequest('The list has more awards than a file has columns. Please choose columns.');
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
