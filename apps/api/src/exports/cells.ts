import { toExportCells, type ExportColumn } from '@vaglio/startups-domain';
import type { ExportedRow } from './export-source';

/** The texts of a row, one for each column; what the server computes is as its lists answer it. */
export function cellsOf(row: ExportedRow, columns: readonly ExportColumn[]): string[] {
  const plain = columns.map((column) =>
    column.kind === 'computed' ? ({ kind: 'ignored', header: column.header } as const) : column,
  );
  const cells = toExportCells(row, plain);
  return columns.map((column, index) =>
    column.kind === 'computed' ? String(row[column.field] ?? '') : (cells[index] ?? ''),
  );
}
