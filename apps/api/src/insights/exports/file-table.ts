import { toExportCells, type ExportColumn, type ImportColumn } from '@vaglio/startups-domain';
import type { ExportedRow } from './export-source';

/** How a spreadsheet holds the cells of a column; a text that is none of its kind stays a text. */
export type CellKind = 'text' | 'number' | 'day' | 'francs';

/** A column of a file. */
export type FileColumn = {
  header: string;
  kind: CellKind;
  /** Width in a spreadsheet, in characters. */
  width: number;
};

/** The content of a file: its columns and, of a row, a text for each of them. */
export type FileTable = { columns: readonly FileColumn[]; cellsOf: (row: ExportedRow) => string[] };

/** The button of the filter beside a header, in characters. */
const FILTER_BUTTON = 4;
const WIDTHS: Readonly<Record<CellKind, number>> = { text: 18, number: 10, day: 13, francs: 20 };

/** A column that shows its whole header. @param width in characters, where it differs from that of its kind */
export function fileColumn(header: string, kind: CellKind, width = WIDTHS[kind]): FileColumn {
  return { header, kind, width: Math.max(width, header.length + FILTER_BUTTON) };
}

/**
 * The form that an import reads: its headers, plain values, and what the server computes as its lists answer it. The
 * columns are read once for all rows.
 */
export function importTable(columns: readonly ExportColumn[]): FileTable {
  const plain = columns.map((column): ImportColumn =>
    column.kind === 'computed' ? { kind: 'ignored', header: column.header } : column,
  );
  const computed = columns.flatMap((column, index) =>
    column.kind === 'computed' ? [{ index, field: column.field }] : [],
  );
  return {
    columns: columns.map((column) => fileColumn(column.header, kindOf(column))),
    cellsOf: (row) => {
      const cells = toExportCells(row, plain);
      for (const { index, field } of computed) cells[index] = String(row[field] ?? '');
      return cells;
    },
  };
}

function kindOf(column: ExportColumn): CellKind {
  if (column.kind === 'number' || column.kind === 'amount') return 'number';
  if (column.kind === 'date') return 'day';
  if (column.kind !== 'computed') return 'text';
  return column.field === 'rank' || column.field === 'score' ? 'number' : 'day';
}
