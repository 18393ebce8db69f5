import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { readFile } from '../file/read-file';
import type { FileEnd, FileHead } from '../file/file-table';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { imports, type ImportRecord } from '../../platform/db/schema/imports.table';
import { LostClaim } from '../lost-claim';
import { proposeMapping } from '../check/proposed-mapping';
import { storeLines, UNCHECKED } from './store-lines';
import { loadUpload } from './store-upload';

/**
 * Reads an uploaded file into lines, portion by portion, and proposes what its columns mean, unless a person has mapped
 * them already. The check of the lines follows. Lines of an attempt that was cut off are replaced.
 * @throws UnreadableText for a file that cannot be imported; LostClaim when another server took over
 */
export async function readUpload(
  { db, reader }: { db: Db; reader: ForeignReader },
  record: ImportRecord,
  held: Held,
): Promise<void> {
  await removeLines(db, record, held);
  const found = { samples: [] as string[][], rows: 0, blank: 0 };
  let head: FileHead | undefined;
  let end: FileEnd = { notes: [], decimals: [] };
  await readFile(await loadUpload(db, record), record.chosen, async (portion) => {
    head ??= portion.head;
    end = portion.end ?? end;
    found.rows += portion.rows.length;
    found.blank += portion.blank;
    found.samples = portion.samples ?? found.samples;
    const lines = portion.rows.map((row) => ({ ...UNCHECKED, ...row }));
    await storeLines(db, record, held, lines, found.rows);
  });
  if (!head) throw new Error('a file without a head');
  const { headerLine: header_line, topRows: top_rows, ...how } = head;
  const { notes: read_notes, decimals } = end;
  const mapping = await proposeMapping({ db, reader }, record, head.headers, found.samples);
  await db
    .update(imports)
    .set({
      ...how,
      header_line,
      top_rows,
      read_notes,
      decimals,
      ...found,
      ...mapping,
      state: 'checking',
      done: 0,
      updated_at: sql`now()`,
    })
    .where(isStillHeld({ table: imports }, held));
}

/** Removes the lines of an attempt that was cut off. @throws LostClaim when another server took over */
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
