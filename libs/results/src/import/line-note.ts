import type { CsvRow } from '../csv/read-csv';

/** Message about a line of an imported file. */
export interface LineNote {
  readonly line: number;
  readonly message: string;
}

export interface FailedRow extends CsvRow, LineNote {}
