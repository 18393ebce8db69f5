import type { CellKind, FileColumn } from './file-table';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const SHEET_NAME = 'xl/worksheets/sheet1.xml';

/** Indexes of the cell formats in styles.xml. */
const [DAY, TIME, HEADER, FRANCS] = [1, 2, 3, 4];

/** Parts of the spreadsheet file other than the sheet. Source: ECMA-376, Office Open XML. */
export const XLSX_PARTS: readonly (readonly [name: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/${SHEET_NAME}" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Startups" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="&quot;CHF&quot;\\ #,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" xfId="0" applyNumberFormat="1"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="166" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
];

/** Generates the XML of the sheet in chunks: a bold, fixed header with filters, then the rows. */
export async function* sheetXml(
  columns: readonly FileColumn[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns.map(({ header }) => textCell(header, HEADER)).join('');
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${head}</row>`;
  const writers = columns.map(({ kind }) => WRITERS[kind]);
  let lines = 1;
  for await (const rows of batches) {
    lines += rows.length;
    yield rows
      .map((cells) => `<row>${cells.map((cell, index) => writers[index]?.(cell) ?? '').join('')}</row>`)
      .join('');
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(columns.length)}${lines}"/></worksheet>`;
}

/** Returns the letters of a column: A for 1, AA for 27. */
function columnName(place: number): string {
  const rest = Math.floor((place - 1) / LETTERS);
  const last = String.fromCharCode(CODE_OF_A + ((place - 1) % LETTERS));
  return rest === 0 ? last : columnName(rest) + last;
}

const LETTERS = 26;
const CODE_OF_A = 65;

const WRITERS: Readonly<Record<CellKind, (cell: string) => string>> = {
  text: (cell) => textCell(cell),
  number: (cell) => numberCell(cell),
  day: dayCell,
  francs: (cell) => numberCell(cell, FRANCS),
};

/** Empty cell. Readers count cells without a reference, so it keeps the next cells in their columns. */
const EMPTY = '<c/>';
const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d+)?$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}/;
const MS_A_DAY = 86_400_000;
/** First day that is written as a date. Spreadsheets count days before 1 March 1900 differently. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
const DAY_0 = Date.UTC(1899, 11, 30);

function numberCell(cell: string, format?: number): string {
  return PLAIN_NUMBER.test(cell) ? `<c${formatted(format)}><v>${cell}</v></c>` : textCell(cell);
}

const formatted = (format: number | undefined) => (format === undefined ? '' : ` s="${format}"`);

function dayCell(cell: string): string {
  const time = ISO_DAY.test(cell) ? Date.parse(cell) : Number.NaN;
  if (!(time >= FIRST_DAY)) return textCell(cell);
  return `<c s="${cell.length > 10 ? TIME : DAY}"><v>${(time - DAY_0) / MS_A_DAY}</v></c>`;
}

/** Maximum length of the text in a cell, in UTF-16 units. Spreadsheet programs reject files with longer texts. */
const LONGEST_TEXT = 32_767;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
/** Characters that XML does not allow. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Underscore in a text such as `_x0041_`, which a spreadsheet program would read as a character code. */
const LOOKS_ESCAPED = /_(?=x[\dA-F]{4}_)/gi;

function textCell(text: string, format?: number): string {
  if (text === '') return EMPTY;
  const safe = text
    .slice(0, LONGEST_TEXT)
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(NOT_IN_XML, '\uFFFD')
    .replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '');
  return `<c${formatted(format)} t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}
