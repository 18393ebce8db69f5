import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_CELLS, MAX_COLUMNS, MAX_RECORD_CHARACTERS } from '../import.limits';
import type { FileChoices, FileRow, FileTable } from './file-table';
import { cellText, type CellFormats } from './xlsx-cells';
import { openXlsx, type XlsxPackage } from './xlsx-parts';

/** All different texts of the file together, in characters: they have to be in memory. */
const MAX_SHARED_CHARACTERS = 60_000_000;
/** The same texts, also empty ones. */
const MAX_SHARED_TEXTS = 5_000_000;
/** Formats of numbers and cells: spreadsheet programs have 65,000 at most. */
const MAX_FORMATS = 100_000;
/** Characters of a format code, and of a sheet's name; spreadsheet programs have 255 and 31 at most. */
const MAX_FORMAT_CODE = 255;
const MAX_SHEET_NAME = 100;
/** What a format code holds beside its letters: colours and conditions, quoted texts, escaped characters. */
const NOT_LETTERS = /\[[^\]]*\]?|"[^"]*"?|\\./g;

/** Of a sheet, as every spreadsheet program has it. */
const MAX_LINES = 1_048_576;

/** The chosen or first sheet of an XLSX file as a table. @throws UnreadableText for what is no spreadsheet */
export async function xlsxTable(bytes: Uint8Array, { sheet }: FileChoices): Promise<FileTable> {
  const parts = await openXlsx(bytes);
  const { sheets, date1904 } = await readWorkbook(parts);
  const shown = sheets.find(({ name }) => name === sheet) ?? sheets[0];
  if (!shown) throw new UnreadableText('The file has no sheet.');
  const formats: CellFormats = {
    shared: await readShared(parts),
    isDate: await readDateStyles(parts),
    date1904,
  };
  return {
    facts: {
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheet: shown.name,
      sheets: sheets.map(({ name }) => name),
    },
    records: recordsOf(parts, shown.path, formats),
  };
}

async function readWorkbook(parts: XlsxPackage) {
  const targets = new Map<string, string>();
  const named: { name: string; rel: string }[] = [];
  let date1904 = false;
  await run(
    parts.read('xl/_rels/workbook.xml.rels', {
      onOpen: (name, { Id = '', Target = '' }) => {
        if (name === 'Relationship' && targets.size < MAX_FORMATS)
          targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
      },
    }),
  );
  await run(
    parts.read('xl/workbook.xml', {
      onOpen: (name, attributes) => {
        if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
        if (name === 'sheet' && named.length < MAX_COLUMNS)
          named.push({ name: sheetName(attributes['name'] ?? ''), rel: attributes['r:id'] ?? '' });
      },
    }),
  );
  const sheets = named.flatMap(({ name, rel }) => {
    const path = targets.get(rel);
    return path !== undefined && path.includes('worksheets/') ? [{ name, path }] : [];
  });
  return { sheets, date1904 };
}

async function readShared(parts: XlsxPackage): Promise<string[]> {
  const texts: string[] = [];
  if (!parts.has('xl/sharedStrings.xml')) return texts;
  let [current, isText, isPhonetic, characters] = ['', false, false, 0];
  await run(
    parts.read('xl/sharedStrings.xml', {
      onOpen: (name) => {
        if (name === 'si') current = '';
        if (name === 'rPh') isPhonetic = true;
        isText = name === 't';
      },
      onText: (text) => {
        if (!isText || isPhonetic) return;
        current += text;
        characters += text.length;
        if (characters > MAX_SHARED_CHARACTERS) throw tooMuchText();
      },
      onClose: (name) => {
        if (name === 't') isText = false;
        if (name === 'rPh') isPhonetic = false;
        if (name === 'si' && texts.push(current) > MAX_SHARED_TEXTS) throw tooMuchText();
      },
    }),
  );
  return texts;
}

/** Numbers of the cell formats that show a day. */
async function readDateStyles(parts: XlsxPackage): Promise<boolean[]> {
  const isDate: boolean[] = [];
  if (!parts.has('xl/styles.xml')) return isDate;
  const dateFormats = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
  let isCellFormat = false;
  await run(
    parts.read('xl/styles.xml', {
      onOpen: (name, { numFmtId = '', formatCode = '' }) => {
        if (name === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(Number(numFmtId));
        if (dateFormats.size > MAX_FORMATS || isDate.length > MAX_FORMATS)
          throw new UnreadableText('The file holds too many formats.');
        if (name === 'cellXfs') isCellFormat = true;
        if (name === 'xf' && isCellFormat) isDate.push(dateFormats.has(Number(numFmtId)));
      },
      onClose: (name) => {
        if (name === 'cellXfs') isCellFormat = false;
      },
    }),
  );
  return isDate;
}

function isDateFormat(code: string): boolean {
  return code.length <= MAX_FORMAT_CODE && /[dy]/i.test(code.replace(NOT_LETTERS, ''));
}

const sheetName = (name: string): string => name.slice(0, MAX_SHEET_NAME).toWellFormed();

const tooMuchText = () => new UnreadableText('The file holds too much text.');

async function* recordsOf(parts: XlsxPackage, path: string, formats: CellFormats): AsyncGenerator<FileRow> {
  const ready: FileRow[] = [];
  const row: FileRow = { line: 0, cells: [] };
  let cell = { column: 0, type: '', style: 0, text: '' };
  let [isValue, cells] = [false, 0];
  const reading = parts.read(path, {
    onOpen: (name, { r = '', t = '', s = '0' }) => {
      if (name === 'row') [row.line, row.cells] = [lineOf(r, row.line), []];
      else if (name === 'c') {
        cells += 1;
        if (cells > MAX_CELLS) throw new UnreadableText('The sheet has too many cells.');
        cell = { column: columnOf(r, cell.column + 1), type: t, style: Number(s), text: '' };
      }
      isValue = name === 'v' || name === 't';
    },
    onText: (text) => {
      // A row with more is refused, so that the rest of a longer cell is not needed.
      if (isValue && cell.text.length <= MAX_RECORD_CHARACTERS) cell.text += text;
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') putCell(row, cell.column, cellText(cell, formats));
      if (name === 'row') {
        ready.push({ line: row.line, cells: row.cells });
        cell = { ...cell, column: 0 };
      }
    },
  });
  while (!(await reading.next()).done) yield* ready.splice(0);
  yield* ready;
}

/** Rows without a number follow each other. A line is found again by its number: none may come twice. */
function lineOf(number: string, last: number): number {
  const line = number === '' ? last + 1 : Number(number);
  if (!Number.isInteger(line) || line <= last || line > MAX_LINES)
    throw new UnreadableText(`Row ${number.slice(0, 20) || line} of the sheet is out of order.`);
  return line;
}

function putCell({ line, cells }: FileRow, column: number, text: string): void {
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
  if (letters === undefined) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

async function run(reading: AsyncGenerator<void>): Promise<void> {
  while (!(await reading.next()).done);
}
