import { and, eq } from 'drizzle-orm';
import { recordEvent } from '../audit/audit-event';
import type { Db } from '../platform/db/open-database';
import { notFound } from '../platform/http/errors/errors';
import { storable } from '../platform/text/well-formed';
import { importLines, type LineNote } from '../platform/db/schema/import-lines.table';
import { change, type ImportOrder } from './import-order';
import { quote } from './upload/quoted-cells';

/** New text of a cell, with its line in the spreadsheet and its column from 0. */
type Correction = { line: number; column: number; text: string };

/**
 * Corrects a cell of a checked file. The check follows automatically, because one line may depend on others. The
 * correction changes only the parsed lines. The file itself is unchanged, so parsing it again discards the correction.
 * An equal text changes nothing.
 * @throws Refusal 404 for an unknown import, line or column; 412 when the caller saw another version; 409 in another
 *   state
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
    const after = storable(text).trim();
    if (after === before.trim()) return null;
    cells[column] = after;
    await tx
      .update(importLines)
      .set({
        cells,
        size: JSON.stringify(cells).length,
        read_notes: withCorrection(found.read_notes, column, before, after),
      })
      .where(isIt);
    const cell = { line, column: column + 1, header: headers[column] ?? '' };
    await recordEvent(tx, order.actor, {
      action: 'import_cell_corrected',
      target: { type: 'import', id: String(id) },
      before: { ...cell, text: quote(before) },
      after: { file_name, ...cell, text: quote(after) },
    });
    return { state: 'checking' as const };
  });
}

/**
 * Replaces the notes on a corrected cell by a note with the original text. If the correction restores the original
 * text, the cell has no note.
 */
function withCorrection(
  notes: readonly LineNote[],
  column: number,
  before: string,
  after: string,
): LineNote[] {
  const others = notes.filter((each) => typeof each === 'string' || each[0] !== column);
  const [, note, original] = notes
    .filter((each) => typeof each !== 'string')
    .find(([at, text]) => at === column && text.startsWith(CORRECTED)) ?? [
    column,
    `${CORRECTED}: the file has “${quote(before)}”.`,
    before,
  ];
  if (after === original?.trim()) return others;
  return [...others, original === undefined ? [column, note] : [column, note, original]];
}

const CORRECTED = 'is corrected';
