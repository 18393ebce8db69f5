import { foldKey, isTruthyCell, mapHeaders, toImportBody, type ImportBody } from '@vaglio/startups-domain';
import type { CsvRow, CsvTable } from '../csv/read-csv';
import { hasErrorColumn } from './failure-file';

/** Request body for a row. If the row is invalid, `problem` is set and the row is not sent. */
interface PlannedRow {
  readonly body: ImportBody;
  /** Messages about cells that are omitted because they cannot be parsed. */
  readonly remarks: readonly string[];
  /** Reason why the row is not sent. */
  readonly problem: string | null;
}

/** Plan of an import. Rows are converted just before they are sent, because files can be large. */
export interface ImportPlan {
  readonly planRow: (row: CsvRow) => PlannedRow;
  /** Returns the id of a row, or '' if it has no id. Rows with the same id must be sent in file order. */
  readonly idOf: (row: CsvRow) => string;
}

/** Information about the columns that the user sees before the import. */
export interface ColumnReport {
  /** Unknown headers as in the file, without duplicates and without the error column. */
  readonly unknown: readonly string[];
  /** Groups of headers with the same meaning, in file order. */
  readonly repeated: readonly (readonly string[])[];
  /** Positions of columns with text but without a header, starting at 1. */
  readonly nameless: readonly number[];
}

/**
 * Returns the unknown, repeated and nameless columns. Unknown headers are always shown and never silently dropped.
 * Source: product decisions, section 5.
 */
export function reportColumns({ headers, rows }: CsvTable): ColumnReport {
  const { columns } = mapHeaders(headers);
  const { unknownHeaders } = mapHeaders(hasErrorColumn(headers) ? headers.slice(0, -1) : headers);
  const unknown = new Map(unknownHeaders.map((header) => [foldKey(header), header]));
  const groups = new Map<string, string[]>();
  headers.forEach((header, index) => {
    const meaning = columns[index]?.header ?? `unknown ${foldKey(header)}`;
    if (isTruthyCell(header)) groups.set(meaning, [...(groups.get(meaning) ?? []), header]);
  });
  const nameless = headers.flatMap((header, index) =>
    !isTruthyCell(header) && rows.some(({ cells }) => isTruthyCell(cells[index] ?? '')) ? [index + 1] : [],
  );
  return {
    unknown: [...unknown.values()],
    repeated: [...groups.values()].filter((group) => group.length > 1),
    nameless,
  };
}

/** Returns the reason why a file cannot be imported, or null if it can be imported. */
export function obstacleOf({ headers, rows }: CsvTable): string | null {
  if (rows.length === 0) return 'The file has headers but no rows.';
  const hasName = mapHeaders(headers).columns.some(
    (column) => column?.kind === 'text' && column.field === 'company_name',
  );
  return hasName ? null : 'No column is called company_name: every row needs one.';
}

/**
 * Returns a plan that converts rows to requests.
 * @param awards unknown headers that the user selected as awards
 */
export function planImport({ headers }: CsvTable, awards: readonly string[]): ImportPlan {
  const mapping = mapHeaders(headers, { extraAwards: awards });
  const idColumns = mapping.columns.flatMap((column, index) =>
    column?.kind === 'text' && column.field === 'id' ? [index] : [],
  );
  return {
    planRow: (row) => planRow(row, headers.length, toImportBody(mapping, row.cells)),
    idOf: ({ cells }) => idColumns.map((index) => (cells[index] ?? '').trim()).find((id) => id !== '') ?? '',
  };
}

function planRow(
  row: CsvRow,
  width: number,
  { body, unreadable }: ReturnType<typeof toImportBody>,
): PlannedRow {
  const isTooWide = row.cells.slice(width).some(isTruthyCell);
  return {
    body,
    remarks: unreadable.map(({ header, cell }) => `${header}: “${cell}” cannot be read and is left out.`),
    // If a row has too many cells, its values may be in the wrong columns.
    problem: isTooWide ? `The row has ${row.cells.length} cells, the header ${width}.` : null,
  };
}
