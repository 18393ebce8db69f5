import { isRowNumber } from '@vaglio/startups-domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { readFile } from '../file/read-file';
import type { FileEnd, FileHead, FileLine } from '../file/file-table';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { imports, type ImportRecord } from '../../platform/db/schema/imports.table';
import { LostClaim } from '../lost-claim';
import { proposeMapping, type Mapping } from '../check/proposed-mapping';
import { LAST_LINES, tableUnit, unitNotes } from '../check/table-unit';
import { storeLines, UNCHECKED } from './store-lines';
import { loadUpload } from './store-upload';

/**
 * Parses an uploaded file into lines, portion by portion, and proposes a mapping unless a person has mapped the
 * columns. The check of the lines follows. Lines of an interrupted attempt are replaced.
 * @throws UnreadableText for a file that cannot be imported; LostClaim if another server took over
 */
export async function readUpload(
  { db, reader }: { db: Db; reader: ForeignReader },
  record: ImportRecord,
  held: Held,
): Promise<void> {
  await removeLines(db, record, held);
  const found = { samples: [] as string[][], rows: 0, blank: 0 };
  let head: FileHead | undefined;
  let lastRows: FileLine[] = [];
  let end: FileEnd = { notes: [], decimals: [], dateOrders: [] };
  await readFile(await loadUpload(db, record), record.chosen, async (portion) => {
    head ??= portion.head;
    end = portion.end ?? end;
    found.rows += portion.rows.length;
    found.blank += portion.blank;
    lastRows = [...lastRows, ...portion.rows].slice(-LAST_LINES);
    found.samples = portion.samples ?? found.samples;
    const lines = portion.rows.map((row) => ({ ...UNCHECKED, ...row }));
    await storeLines(db, record, held, lines, found.rows);
  });
  if (!head) throw new Error('a file without a head');
  const { headerLine: header_line, topRows: top_rows, ...how } = head;
  const { notes, decimals, dateOrders: date_orders } = end;
  const mapping = await proposeMapping({ db, reader }, record, head.headers, found);
  const table = tableUnit({ top_rows, header_line }, lastRows);
  const read_notes = [...notes, ...unitNotes(table), ...rowNumberNotes(head.headers, found, mapping)];
  await db
    .update(imports)
    .set({
      ...how,
      header_line,
      top_rows,
      read_notes,
      decimals,
      date_orders,
      ...found,
      ...mapping,
      state: 'checking',
      done: 0,
      updated_at: sql`now()`,
    })
    .where(isStillHeld({ table: imports }, held));
}

/** Returns notes on columns that are no IDs because they only number the rows. */
function rowNumberNotes(
  headers: string[],
  { samples, rows }: { samples: string[][]; rows: number },
  { columns }: Mapping,
): string[] {
  return headers.flatMap((header, index) =>
    columns[index]?.becomes === 'leave_out' && isRowNumber({ header, values: samples[index] ?? [] }, rows)
      ? [
          `The column “${header}” numbers the rows and is left out: as IDs, its numbers would join rows of different lists.`,
        ]
      : [],
  );
}

/** Deletes the lines of an interrupted attempt. @throws LostClaim if another server took over */
async function removeLines(db: Db, { id }: ImportRecord, held: Held): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(imports)
      .set({ updated_at: sql`now()` })
      .where(isStillHeld({ table: imports }, held));
    if (rowCount === 0) throw new LostClaim();
    await tx.delete(importLines).where(eq(importLines.import_id, id));
  });
}
