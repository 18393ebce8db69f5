/** Maximum size of an uploaded CSV or XLSX file in bytes. Source: product decision 12.4. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;
/** Maximum total size of the files that a person has uploaded and not imported, in bytes. */
export const MAX_WAITING_BYTES = 10 * MAX_UPLOAD_BYTES;
export const MAX_LINES = 100_000;
export const MAX_COLUMNS = 500;
/** Maximum characters in a row. A longer row has a quote that is not closed, or the file is not a table. */
export const MAX_RECORD_CHARACTERS = 1_000_000;
/** Maximum characters in a cell. A longer cell is ignored. */
export const MAX_CELL_CHARACTERS = 20_000;
/** Maximum characters in a column header. A longer header is truncated. */
export const MAX_HEADER_CHARACTERS = 200;
/** Last line that can contain the headers. */
export const MAX_HEADER_LINE = 50;
/** Maximum number of cells in all rows, including empty cells before a filled one. */
export const MAX_CELLS = 10_000_000;
/** Maximum characters in all cells. Shared strings count each time they are used. */
export const MAX_TEXT_CHARACTERS = 200_000_000;
/** Days after which a file that was not imported is deleted. */
export const FORGOTTEN_AFTER_DAYS = 7;
/** Minutes without data after which an upload is discarded when the same person uploads another file. */
export const UPLOAD_IDLE_MINUTES = 60;
