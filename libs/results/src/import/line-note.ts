import type { CsvRow } from '../csv/read-csv';

/** A message about a line of the file. */
export interface LineNote {
  readonly line: number;
  readonly message: string;
}

export interface FailedRow extends CsvRow, LineNote {}
