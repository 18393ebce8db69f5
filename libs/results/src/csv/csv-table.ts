import type { Encoding } from './decode-text';
import type { Delimiter } from './detect-delimiter';

export interface CsvRow {
  /** Its line in a spreadsheet: the first line is 1, and line breaks inside cells do not count. */
  readonly line: number;
  /** As many as the row has, which may differ from the headers. */
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  readonly headers: readonly string[];
  /** The rows that hold any text. */
  readonly rows: readonly CsvRow[];
  /** How many rows after the header hold none. */
  readonly blank: number;
}

/** A file that was read, or why it cannot be, in words for the person. Plain data, so that it passes between threads. */
export type CsvReading = { readonly table: CsvTable } | { readonly problem: string };
