import type { DateOrder } from '@vaglio/startups-domain';
import type { CellNote, LineNote } from '../../platform/db/schema/import-lines.table';
import type { TopRow } from '../../platform/db/schema/imports.table';

export type { CellNote, TopRow };

/** Parsing options of a file. Missing options are detected. */
export type FileChoices = {
  encoding?: string | undefined;
  delimiter?: string | undefined;
  sheet?: string | undefined;
  /** Line of the headers in the spreadsheet, from 1. */
  headerLine?: number | undefined;
};

/** Properties of a file that are known before its first row. */
export type FileHead = {
  format: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  sheet: string | null;
  sheets: string[];
  headers: string[];
  /** Line of the headers in the spreadsheet, from 1. */
  headerLine: number;
  topRows: TopRow[];
};

/** Non-empty row with its line in the spreadsheet. */
export type FileRow = {
  line: number;
  cells: string[];
  notes?: CellNote[];
  /** Link addresses of cells, each with its column from 0. */
  links?: [column: number, address: string][];
};

/** Portion of the rows of a file. Large files are never completely in memory. */
export type FilePortion = {
  head?: FileHead;
  rows: FileLine[];
  blank: number;
  /** First values of each column, if there are more than in the previous portion. */
  samples?: string[][];
  /** Properties of the complete file, only in the last portion. */
  end?: FileEnd;
};

/** Properties of a file that are known after it was read completely. */
export type FileEnd = {
  /** Notes for display on how the file was parsed. */
  notes: string[];
  /** Decimal separator in the cells of each column; null if there is none, or if both occur. */
  decimals: ('.' | ',' | null)[];
  /** Order of day and month that the dates of each column prove; null if they prove none. */
  dateOrders: (DateOrder | null)[];
};

/** Row with its cells as JSON, as it is stored. A single text transfers between threads faster than many texts. */
export type FileLine = { line: number; cells: string; read_notes: LineNote[] };

/** Returns the error message for a row that is too long. */
export const tooLongRow = (line: number): string =>
  `Line ${line} is longer than a million characters: a quote may not be closed.`;

/** Returns the cells of a {@link FileLine}. */
export function readCells(cells: string): string[] {
  return JSON.parse(cells);
}

/** Parsed table: properties of the file, and its records. */
export type FileTable = {
  facts: Omit<FileHead, 'headers' | 'headerLine' | 'topRows'>;
  /** Records with their lines in the spreadsheet. Lines without a record are empty. */
  records: AsyncIterable<FileRow>;
  /** Returns notes for display on how the file was parsed. They are complete after the last record. */
  notes: () => string[];
};
