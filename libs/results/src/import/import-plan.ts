import { foldKey, isTruthyCell, mapHeaders, toImportBody, type ImportBody } from '@vaglio/startups-domain';
import type { CsvRow, CsvTable } from '../csv/read-csv';
import { hasErrorColumn } from './failure-file';

/** A row to be sent, or one that cannot be (`problem`). */
interface PlannedRow {
  readonly body: ImportBody;
  /** Cells that are left out because their text cannot be read, in words. */
  readonly remarks: readonly string[];
  /** Why the row is not sent. */
  readonly problem: string | null;
}

/** How the rows of a file are sent. Each row is planned when its turn comes: a file may have many. */
export interface ImportPlan {
  readonly planRow: (row: CsvRow) => PlannedRow;
  /** The row's id; empty for none. Rows with the same id must go one after another. */
  readonly idOf: (row: CsvRow) => string;
}

/** What a person should know about the columns before the import starts. */
export interface ColumnReport {
  /** As written, each once; without the errors of a file of failed rows. */
  readonly unknown: readonly string[];
  /** Headers that mean the same column, each group in the order of the file. */
  readonly repeated: readonly (readonly string[])[];
  /** Columns without a header that hold text, counted from 1. */
  readonly nameless: readonly number[];
}

/** Source: product decisions, section 5: unknown headers are shown, never dropped silently. */
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

/** Why nothing of a file can be imported; null when the import may start. */
export function obstacleOf({ headers, rows }: CsvTable): string | null {
  if (rows.length === 0) return 'The file has headers but no rows.';
  const hasName = mapHeaders(headers).columns.some(
    (column) => column?.kind === 'text' && column.field === 'company_name',
  );
  return hasName ? null : 'No column is called company_name: every row needs one.';
}

/**
 * What each row of a file will send.
 * @param awards unknown headers that the person takes as awards
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
    // Its cells may have moved to the wrong columns.
    problem: isTooWide ? `The row has ${row.cells.length} cells, the header ${width}.` : null,
  };
}
