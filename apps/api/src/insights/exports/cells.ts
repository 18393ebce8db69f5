import { toExportCells, type ExportColumn, type ImportColumn } from '@vaglio/startups-domain';
import type { ExportedRow } from './export-source';

/**
 * The texts of rows, one for each column; what the server computes is as its lists answer it. The columns are read once
 * for all rows.
 */
export function cellWriter(columns: readonly ExportColumn[]): (row: ExportedRow) => string[] {
  const plain = columns.map((column): ImportColumn =>
    column.kind === 'computed' ? { kind: 'ignored', header: column.header } : column,
  );
  const computed = columns.flatMap((column, index) =>
    column.kind === 'computed' ? [{ index, field: column.field }] : [],
  );
  return (row) => {
    const cells = toExportCells(row, plain);
    for (const { index, field } of computed) cells[index] = String(row[field] ?? '');
    return cells;
  };
}
