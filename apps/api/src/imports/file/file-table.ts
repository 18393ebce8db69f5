import type { CellNote } from '../../platform/db/schema/import-lines.table';
import type { TopRow } from '../../platform/db/schema/imports.table';

export type { CellNote, TopRow };

/** How a file is to be read; what is missing is detected. */
export type FileChoices = {
  encoding?: string | undefined;
  delimiter?: string | undefined;
  sheet?: string | undefined;
  /** Line of the headers in the spreadsheet. */
  headerLine?: number | undefined;
};

/** What was found before the first row. */
export type FileHead = {
  format: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  sheet: string | null;
  sheets: string[];
  headers: string[];
  /** Line of the headers in the spreadsheet; the first is 1. */
  headerLine: number;
  topRows: TopRow[];
};

/** A row that holds text, by its line in the spreadsheet. */
export type FileRow = {
  line: number;
  cells: string[];
  notes?: CellNote[];
  /** Addresses behind cells, by column from 0. */
  links?: [column: number, address: string][];
};

/** Rows are handed over in portions, because a large file never is in memory as a whole table. */
export type FilePortion = {
  head?: FileHead;
  rows: FileLine[];
  blank: number;
  /** The first values of each column so far, where they are more than in the portion before. */
  samples?: string[][];
  /** Facts of the whole file, in the last portion only. */
  end?: FileEnd;
};

/** Facts that are known after the whole file was read. */
export type FileEnd = {
  /** Notes for people on how the file was read. */
  notes: string[];
  /** The decimal mark that the cells of each column show; null where they show none or several. */
  decimals: ('.' | ',' | null)[];
};

/** A row with its cells as JSON, as it is stored: many texts take long on their way between threads, one does not. */
export type FileLine = { line: number; cells: string; read_notes: CellNote[] };

/** The message for a row beyond the limit of its characters. */
export const tooLongRow = (line: number): string =>
  `Line ${line} is longer than a million characters: a quote may not be closed.`;

/** The cells of a {@link FileLine}. */
export function readCells(cells: string): string[] {
  return JSON.parse(cells);
}

/** A table as a parser brings it: its facts, then one record after the other. */
export type FileTable = {
  facts: Omit<FileHead, 'headers' | 'headerLine' | 'topRows'>;
  /** Cells, with the line of the spreadsheet. Lines without a record are blank. */
  records: AsyncIterable<FileRow>;
  /** Notes for people on how the file was read; complete after the last record. */
  notes: () => string[];
};
