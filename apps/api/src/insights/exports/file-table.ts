import { toExportCells, type ExportColumn, type ImportColumn } from '@vaglio/startups-domain';
import type { ExportedRow } from './export-source';

/** Cell format of a column. A text that does not match the format remains a text. */
export type CellKind = 'text' | 'number' | 'day' | 'francs';

/** Column of an exported file. */
export type FileColumn = {
  header: string;
  kind: CellKind;
  /** Width in a spreadsheet, in characters. */
  width: number;
};

/** Content of an exported file: its columns, and a function that returns the texts of a row, one per column. */
export type FileTable = { columns: readonly FileColumn[]; cellsOf: (row: ExportedRow) => string[] };

/** Width of the filter button next to a header, in characters. */
const FILTER_BUTTON = 4;
const WIDTHS: Readonly<Record<CellKind, number>> = { text: 18, number: 10, day: 13, francs: 20 };

/** Creates a column that is wide enough for its header. @param width width in characters; by default that of `kind` */
export function fileColumn(header: string, kind: CellKind, width = WIDTHS[kind]): FileColumn {
  return { header, kind, width: Math.max(width, header.length + FILTER_BUTTON) };
}

/**
 * Builds the table of an export that can be imported again, with headers, plain values and computed fields. The columns
 * are prepared once for all rows.
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
