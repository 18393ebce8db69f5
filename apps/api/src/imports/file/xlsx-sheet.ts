import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_CELLS, MAX_COLUMNS, MAX_RECORD_CHARACTERS } from '../import.limits';
import type { FileChoices, FileRow, FileTable } from './file-table';
import { cellText, type CellFormats } from './xlsx-cells';
import { isBlankRow } from '@vaglio/startups-domain';
import { findTableSheet, SEARCHED_ROWS } from './table-sheet';
import { columnNumber, NO_LAYOUT, placeKey, readLayout, type SheetLayout } from './xlsx-layout';
import { openXlsx, type XlsxPackage } from './xlsx-parts';
import { readWorkbook, type Workbook } from './xlsx-workbook';

/** Maximum number of lines in spreadsheet programs. */
const MAX_LINES = 1_048_576;
const LONGEST_FORMULA = 2_500;
const LINK_FORMULA = /^(?:_xlfn\.)?HYPERLINK\(\s*"([^"]+)"/i;

/** Maximum number of ranges of hidden columns that are counted. */
const MAX_HIDDEN_RANGES = 1_000;

/**
 * Opens the selected sheet of an XLSX file as a table. The default is the active sheet, unless only another sheet has
 * the headers of a list or any text. Hidden sheets are ignored unless all sheets are hidden.
 * @throws UnreadableText for a file that is not a spreadsheet
 */
export async function xlsxTable(bytes: Uint8Array, { sheet }: FileChoices): Promise<FileTable> {
  const parts = await openXlsx(bytes);
  const { sheets, active, formats } = await readWorkbook(parts);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const offered = visible.length > 0 ? visible : sheets;
  const chosen = offered.find(({ name }) => name === sheet);
  const shown = chosen ?? (await findTableSheet(offered, active, ({ path }) => topOf(parts, path, formats)));
  if (!shown) throw new UnreadableText('The file has no sheet.');
  const layout = await readLayout(parts, shown.path);
  const notes = hiddenNotes(sheets, offered);
  const hidden: Hidden = { rows: 0, columns: [], width: 0 };
  return {
    facts: {
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheet: shown.name,
      sheets: offered.map(({ name }) => name),
    },
    records: recordsOf(parts, shown.path, { formats, layout, hidden }),
    notes: () => [
      ...notes,
      ...hiddenNote('row', hidden.rows),
      ...hiddenNote('column', hiddenColumns(hidden)),
    ],
  };
}

/** Returns the first non-empty rows of a sheet; null for an unreadable sheet, because its reader reports the error. */
async function topOf(parts: XlsxPackage, path: string, formats: CellFormats): Promise<string[][] | null> {
  const top: string[][] = [];
  const reading = { formats, layout: NO_LAYOUT, hidden: { rows: 0, columns: [], width: 0 } };
  try {
    for await (const { cells } of recordsOf(parts, path, reading)) {
      if (!isBlankRow(cells)) top.push(cells);
      if (top.length >= SEARCHED_ROWS) break;
    }
    return top;
  } catch (error) {
    if (error instanceof UnreadableText) return null;
    throw error;
  }
}

function hiddenNotes(sheets: Workbook['sheets'], offered: Workbook['sheets']): string[] {
  const names = sheets.filter((one) => !offered.includes(one)).map(({ name }) => name);
  if (names.length > 0) return [`Hidden sheets are left out: ${names.slice(0, 10).join(', ')}.`];
  return offered.some(({ isHidden }) => isHidden) ? ['All sheets of the file are hidden.'] : [];
}

/** Number of hidden rows, ranges of hidden columns, and width of the widest row in columns. */
type Hidden = { rows: number; columns: [first: number, last: number][]; width: number };

const hiddenNote = (what: 'row' | 'column', count: number): string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? `One ${what} is` : `${count} ${what}s are`} hidden in the sheet, and read as all others.`,
      ];

const hiddenColumns = ({ columns, width }: Hidden): number =>
  columns.reduce((sum, [first, last]) => sum + Math.max(0, Math.min(last, width) - first + 1), 0);

const isTrue = (attribute: string): boolean => ['1', 'true'].includes(attribute);

type Reading = { formats: CellFormats; layout: SheetLayout; hidden: Hidden };

async function* recordsOf(
  parts: XlsxPackage,
  path: string,
  { formats, layout, hidden }: Reading,
): AsyncGenerator<FileRow> {
  const ready: FileRow[] = [];
  const merges = mergedCells(layout);
  let row: Required<FileRow> = { line: 0, cells: [], notes: [], links: [] };
  let cell = { column: 0, type: '', style: 0, text: '', formula: '', hasFormula: false };
  let [place, cells, isPhonetic] = [null as 'value' | 'formula' | null, 0, false];
  const reading = parts.read(path, {
    onOpen: (name, { r = '', t = '', s = '0', hidden: isHidden = '', min = '', max = '' }) => {
      if (name === 'col' && isTrue(isHidden) && hidden.columns.length < MAX_HIDDEN_RANGES)
        hidden.columns.push([Number(min), Number(max)]);
      if (name === 'row') {
        row = { line: lineOf(r, row.line), cells: [], notes: [], links: [] };
        if (isTrue(isHidden)) hidden.rows += 1;
      } else if (name === 'c') {
        cells += 1;
        if (cells > MAX_CELLS) throw new UnreadableText('The sheet has too many cells.');
        const column = columnOf(r, cell.column + 1);
        cell = { column, type: t, style: Number(s), text: '', formula: '', hasFormula: false };
      }
      if (name === 'f') cell.hasFormula = true;
      if (name === 'rPh') isPhonetic = true;
      place = (name === 'v' || name === 't') && !isPhonetic ? 'value' : name === 'f' ? 'formula' : null;
    },
    onText: (text) => {
      // Rows with a longer cell are refused, so the rest of the cell is not needed.
      if (place === 'value' && cell.text.length <= MAX_RECORD_CHARACTERS) cell.text += text;
      if (place === 'formula' && cell.formula.length <= LONGEST_FORMULA) cell.formula += text;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't' || name === 'f') place = null;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c') {
        const { column, text, formula } = cell;
        putCell(row, column, cellText(cell, formats));
        const link = layout.linkAt(row.line, column) ?? LINK_FORMULA.exec(formula)?.[1];
        if (link !== undefined && link !== null) row.links.push([column - 1, link]);
        if (cell.hasFormula && text === '' && cell.type !== 'str')
          row.notes.push([
            column - 1,
            'holds a formula without a stored value. Save the file in a spreadsheet program.',
          ]);
      }
      if (name === 'row') {
        merges.fill(row);
        noteHeading(row, layout);
        hidden.width = Math.max(hidden.width, row.cells.length);
        ready.push(row);
        cell = { ...cell, column: 0 };
      }
    },
  });
  try {
    while (!(await reading.next()).done) yield* ready.splice(0);
    yield* ready;
  } finally {
    await reading.return(undefined);
  }
}

/** Creates a function that copies the text of vertically merged cells to the rows below, if these have other text. */
function mergedCells({ merged }: SheetLayout) {
  const open = new Map<number, { lastLine: number; text: string }>();
  return {
    fill: ({ line, cells, notes }: Required<FileRow>): void => {
      const isBlank = cells.length === 0;
      for (const [column, { lastLine, text }] of open) {
        if (line > lastLine) open.delete(column);
        else if (!isBlank && !cells[column - 1]) {
          putCell({ line, cells }, column, text);
          notes.push([column - 1, `“${text.slice(0, 60).toWellFormed()}” is the text of a merged cell.`]);
        }
      }
      for (const { column, lastLine } of merged.get(line) ?? []) {
        const text = cells[column - 1];
        if (text) open.set(column, { lastLine, text });
      }
    },
  };
}

/**
 * Adds a note to a row whose only text is merged across columns, because it may be a heading between the rows of a
 * table.
 */
function noteHeading({ line, cells, notes }: Required<FileRow>, { across }: SheetLayout): void {
  const column = cells.length;
  const columns = across.get(placeKey(line, column));
  if (columns === undefined || !isBlankRow(cells.slice(0, -1))) return;
  notes.push([column - 1, `is merged across ${columns} columns: it may be a heading.`]);
}

/**
 * Returns the line of a row. A row without a number follows the previous row.
 * @throws UnreadableText if line numbers do not ascend, because each number must identify one row
 */
function lineOf(number: string, last: number): number {
  const line = number === '' ? last + 1 : Number(number);
  if (!Number.isInteger(line) || line <= last || line > MAX_LINES)
    throw new UnreadableText(`Row ${number.slice(0, 20) || line} of the sheet is out of order.`);
  return line;
}

function putCell({ line, cells }: Pick<FileRow, 'line' | 'cells'>, column: number, text: string): void {
  if (text === '') return;
  if (column > MAX_COLUMNS) {
    const beyond = `The file has more than ${MAX_COLUMNS} columns: there is something in cell ${lettersOf(column)}${line}.`;
    throw new UnreadableText(`${beyond} Delete what is right of the table.`);
  }
  while (cells.length < column) cells.push('');
  cells[column - 1] = text;
}

/** Converts a column number to letters: 'AB' for 28. */
function lettersOf(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before === 0 ? '' : lettersOf(before)}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

/** Returns the column of a cell reference such as AB7, from 1. A cell without a reference follows the previous cell. */
function columnOf(reference: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  return letters === undefined ? next : columnNumber(letters);
}
