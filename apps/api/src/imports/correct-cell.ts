import { and, eq } from 'drizzle-orm';
import { recordEvent } from '../audit/audit-event';
import type { Db } from '../platform/db/open-database';
import { notFound } from '../platform/http/errors/errors';
import { storable } from '../platform/text/well-formed';
import { importLines, type CellNote } from '../platform/db/schema/import-lines.table';
import { change, type ImportOrder } from './import-order';

const LONGEST_QUOTE = 60;

/** A cell by its line in the spreadsheet and its position in the row, from 0, with its new text. */
type Correction = { line: number; column: number; text: string };

/**
 * Corrects a cell of a checked file; the check follows by itself, because one line may depend on the others. The correction
 * belongs to what was read of the file: the file stays as it was sent, and reading it in another way begins with it.
 * @throws 404 for an import, line or column that there is none of; 412 for another version; 409 in another state
 */
export async function correctCell(
  db: Db,
  order: ImportOrder,
  { line, column, text }: Correction,
): Promise<number> {
  return change(db, order, ['checked'], async (tx, { id, file_name, headers }) => {
    const isIt = and(eq(importLines.import_id, id), eq(importLines.line, line));
    const [found] = await tx
      .select({ cells: importLines.cells, read_notes: importLines.read_notes })
      .from(importLines)
      .where(isIt);
    if (!found) throw notFound('The file has no such line.');
    const width = Math.max(found.cells.length, headers.length);
    if (column >= width) throw notFound('The file has no such column.');
    const before = found.cells[column] ?? '';
    const cells = Array.from({ length: width }, (_, at) => found.cells[at] ?? '');
    cells[column] = storable(text).trim();
    await tx
      .update(importLines)
      .set({
        cells,
        size: JSON.stringify(cells).length,
        read_notes: withCorrection(found.read_notes, column, before, cells[column]),
      })
      .where(isIt);
    const cell = { line, column: column + 1, header: headers[column] ?? '' };
    await recordEvent(tx, order.actor, {
      action: 'import_cell_corrected',
      target: { type: 'import', id: String(id) },
      before: { ...cell, text: quote(before) },
      after: { file_name, ...cell, text: quote(cells[column]) },
    });
    return { state: 'checking' as const };
  });
}

/** Replaces the notes of a corrected cell by one that quotes the file; removes it if both are equal again. */
function withCorrection(
  notes: readonly CellNote[],
  column: number,
  before: string,
  after: string,
): CellNote[] {
  const others = notes.filter(([at]) => at !== column);
  const first = notes.find(([at, note]) => at === column && note.startsWith(CORRECTED));
  const note = first?.[1] ?? correctedText(before);
  return note === correctedText(after) ? others : [...others, [column, note]];
}

const CORRECTED = 'is corrected';
const correctedText = (text: string): string => `${CORRECTED}: the file has “${quote(text)}”.`;

const quote = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).toWellFormed()}…`;
