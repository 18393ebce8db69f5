import { ZipFile } from 'yazl';
import { escapeXml } from '../../platform/text/escape-xml';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * A spreadsheet file as Excel writes it.
 * @param sheets lines of texts by the sheet's name
 * @param rows in place of all sheets, the XML of the rows of one; cell format 1 is a day
 * @param others the texts that cells of `rows` share, and the code of cell format 2
 */
export async function anXlsx(
  sheets: Record<string, string[][]>,
  rows?: string,
  others: { shared?: string[]; formatCode?: string } = {},
): Promise<Uint8Array> {
  const shared = others.shared ?? [];
  const formatCode = escapeXml(others.formatCode ?? '0');
  const named = rows === undefined ? Object.entries(sheets) : [['Sheet1', []] as const];
  const zip = new ZipFile();
  const put = (name: string, xml: string) => zip.addBuffer(Buffer.from(HEAD + xml), name);
  named.forEach(([, lines], index) => {
    const xml = rows ?? lines.map((cells, row) => rowXml(cells, row + 1, shared)).join('');
    const before = xml.startsWith('<!DOCTYPE') ? xml : '';
    put(
      `xl/worksheets/sheet${index + 1}.xml`,
      `${before}<worksheet ${MAIN}><sheetData>${before ? '' : xml}</sheetData></worksheet>`,
    );
  });
  const sheetTags = named.map(
    ([name], index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  put(
    'xl/workbook.xml',
    `<workbook ${MAIN} xmlns:r="${RELS}"><sheets>${sheetTags.join('')}</sheets></workbook>`,
  );
  const relations = named.map(
    (_sheet, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  put('xl/_rels/workbook.xml.rels', `<Relationships>${relations.join('')}</Relationships>`);
  put(
    'xl/sharedStrings.xml',
    `<sst ${MAIN}>${shared.map((text) => `<si><r><t>${escapeXml(text)}</t></r></si>`).join('')}</sst>`,
  );
  put(
    'xl/styles.xml',
    `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="200" formatCode="${formatCode}"/></numFmts>` +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="200"/></cellXfs></styleSheet>',
  );
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function rowXml(cells: readonly string[], row: number, shared: string[]): string {
  const tags = cells.map((cell, column) => {
    if (cell === '') return '';
    const known = shared.indexOf(cell);
    const index = known >= 0 ? known : shared.push(cell) - 1;
    return `<c r="${letters(column)}${row}" t="s"><v>${index}</v></c>`;
  });
  return `<row r="${row}">${tags.join('')}</row>`;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
