import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_CELLS, MAX_COLUMNS, MAX_RECORD_CHARACTERS } from '../import.limits';
import type { FileChoices, FileRow, FileTable } from './file-table';
import { cellText, type CellFormats } from './xlsx-cells';
import { columnNumber, readLayout, type SheetLayout } from './xlsx-layout';
import { openXlsx, type XlsxPackage } from './xlsx-parts';
import { readWorkbook, type Workbook } from './xlsx-workbook';

/** Of a sheet, as every spreadsheet program has it. */
const MAX_LINES = 1_048_576;
const LONGEST_FORMULA = 2_500;
const LINK_FORMULA = /^(?:_xlfn\.)?HYPERLINK\(\s*"([^"]+)"/i;

/**
 * The chosen sheet of an XLSX file as a table; else the one that was shown when the file was saved, or the first one.
 * Hidden sheets are left out unless all are hidden.
 * @throws UnreadableText for what is no spreadsheet
 */
export async function xlsxTable(bytes: Uint8Array, { sheet }: FileChoices): Promise<FileTable> {
  const parts = await openXlsx(bytes);
  const { sheets, active, formats } = await readWorkbook(parts);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const offered = visible.length > 0 ? visible : sheets;
  const shown =
    offered.find(({ name }) => name === sheet) ?? offered.find(({ name }) => name === active) ?? offered[0];
  if (!shown) throw new UnreadableText('The file has no sheet.');
  const layout = await readLayout(parts, shown.path);
  const notes = hiddenNotes(sheets, offered);
  const hidden = { rows: 0 };
  return {
    facts: {
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheet: shown.name,
      sheets: offered.map(({ name }) => name),
    },
    records: recordsOf(parts, shown.path, { formats, layout, hidden }),
    notes: () => [...notes, ...hiddenRows(hidden.rows)],
  };
}

function hiddenNotes(sheets: Workbook['sheets'], offered: Workbook['sheets']): string[] {
  const names = sheets.filter((one) => !offered.includes(one)).map(({ name }) => name);
  return names.length === 0 ? [] : [`Hidden sheets are left out: ${names.slice(0, 10).join(', ')}.`];
}

const hiddenRows = (count: number): string[] =>
  count === 0
    ? []
    : [`${count === 1 ? 'One row is' : `${count} rows are`} hidden in the sheet, and read as all others.`];

type Reading = { formats: CellFormats; layout: SheetLayout; hidden: { rows: number } };

async function* recordsOf(
  parts: XlsxPackage,
  path: string,
  { formats, layout, hidden }: Reading,
): AsyncGenerator<FileRow> {
  const ready: FileRow[] = [];
  const merges = mergedCells(layout);
  let row: Required<FileRow> = { line: 0, cells: [], notes: [], links: [] };
  let cell = { column: 0, type: '', style: 0, text: '', formula: '', hasFormula: false };
  let [place, cells] = [null as 'value' | 'formula' | null, 0];
  const reading = parts.read(path, {
    onOpen: (name, { r = '', t = '', s = '0', hidden: isHidden = '' }) => {
      if (name === 'row') {
        row = { line: lineOf(r, row.line), cells: [], notes: [], links: [] };
        if (['1', 'true'].includes(isHidden)) hidden.rows += 1;
      } else if (name === 'c') {
        cells += 1;
        if (cells > MAX_CELLS) throw new UnreadableText('The sheet has too many cells.');
        const column = columnOf(r, cell.column + 1);
        cell = { column, type: t, style: Number(s), text: '', formula: '', hasFormula: false };
      }
      if (name === 'f') cell.hasFormula = true;
      place = name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : null;
    },
    onText: (text) => {
      // A row with more is refused, so that the rest of a longer cell is not needed.
      if (place === 'value' && cell.text.length <= MAX_RECORD_CHARACTERS) cell.text += text;
      if (place === 'formula' && cell.formula.length <= LONGEST_FORMULA) cell.formula += text;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't' || name === 'f') place = null;
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
        ready.push(row);
        cell = { ...cell, column: 0 };
      }
    },
  });
  while (!(await reading.next()).done) yield* ready.splice(0);
  yield* ready;
}

/** Gives the text of a cell that is merged downwards to the rows below that hold other text. */
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

/** Rows without a number follow each other. A line is found again by its number: none may come twice. */
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

/** 'AB' of column 28. */
function lettersOf(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before === 0 ? '' : lettersOf(before)}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

/** The column of a reference such as AB7, from 1; cells without one follow each other. */
function columnOf(reference: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  return letters === undefined ? next : columnNumber(letters);
}
