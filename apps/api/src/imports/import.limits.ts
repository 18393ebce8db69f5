/** What one uploaded file may hold; the same for CSV and XLSX. Source: product decision 12.4. */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024;
/** Bytes of all files of one person that are not imported yet. */
export const MAX_WAITING_BYTES = 10 * MAX_UPLOAD_BYTES;
export const MAX_LINES = 100_000;
export const MAX_COLUMNS = 500;
/** Characters of one row: longer ones are a quote that is never closed, or no table at all. */
export const MAX_RECORD_CHARACTERS = 1_000_000;
/** Characters of one cell; a longer one is left out. */
export const MAX_CELL_CHARACTERS = 20_000;
/** Characters of a column's header that are kept. */
export const MAX_HEADER_CHARACTERS = 200;
/** The last line of a file that can hold the headers. */
export const MAX_HEADER_LINE = 50;
/** Cells of all rows, empty ones before a filled one included. */
export const MAX_CELLS = 10_000_000;
/** Characters of all cells: of a spreadsheet, after each reference to a shared text is replaced by the text. */
export const MAX_TEXT_CHARACTERS = 200_000_000;
/** Days after which a file that was not imported is removed. */
export const FORGOTTEN_AFTER_DAYS = 7;
/** Minutes without a byte after which an upload is given up when its person uploads another file. */
export const UPLOAD_IDLE_MINUTES = 60;
