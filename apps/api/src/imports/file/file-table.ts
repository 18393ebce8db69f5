/** How a file is to be read; what is missing is detected. */
export type FileChoices = {
  encoding?: string | undefined;
  delimiter?: string | undefined;
  sheet?: string | undefined;
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
};

/** A row that holds text, by its line in the spreadsheet. */
export type FileRow = { line: number; cells: string[] };

/** Rows are handed over in portions, because a large file never is in memory as a whole table. */
export type FilePortion = {
  head?: FileHead;
  rows: FileLine[];
  blank: number;
  /** The first values of each column so far, where they are more than in the portion before. */
  samples?: string[][];
};

/** A row with its cells as JSON, as it is stored: many texts take long on their way between threads, one does not. */
export type FileLine = { line: number; cells: string };

/** The message for a row beyond the limit of its characters. */
export const tooLongRow = (line: number): string =>
  `Line ${line} is longer than a million characters: a quote may not be closed.`;

/** The cells of a {@link FileLine}. */
export function readCells(cells: string): string[] {
  return JSON.parse(cells);
}

/** A table as a parser brings it: its facts, then one record after the other. */
export type FileTable = {
  facts: Omit<FileHead, 'headers' | 'headerLine'>;
  /** Cells, with the line of the spreadsheet. Lines without a record are blank. */
  records: AsyncIterable<FileRow>;
};
