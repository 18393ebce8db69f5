import { ZipFile } from 'yazl';
import { escapeXml } from '../../platform/text/escape-xml';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Creates a spreadsheet file like Excel does.
 * @param sheets rows of texts, keyed by sheet name
 * @param rows XML of the rows of a single sheet, which replaces all sheets; cell format 1 is a date
 * @param others shared strings of `rows`, and the code of cell format 2
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

/** Creates a ZIP package. @param parts contents keyed by part name */
export async function aPackage(parts: Record<string, string | Buffer>): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

type Sheet = { name: string; rows: string; state?: string; around?: string; links?: string[] };

/**
 * Creates a workbook from XML that a test provides.
 * @param sheets XML of the rows and of the content after them; `links` are the targets rL1, rL2, …
 * @param others formats by number from 1, shared strings as XML, and names and prefixes that differ from those of Excel
 */
export function aWorkbook(
  sheets: readonly Sheet[],
  others: {
    formats?: string[];
    shared?: string;
    workbook?: string;
    sharedName?: string;
    prefix?: string;
    relPrefix?: string;
    view?: string;
    strict?: boolean;
  } = {},
): Promise<Uint8Array> {
  const { formats = [], shared, workbook = 'xl/workbook.xml', sharedName = 'sharedStrings.xml' } = others;
  const { prefix = '', relPrefix = 'r', view = '', strict = false } = others;
  const rels = strict ? 'http://purl.oclc.org/ooxml/officeDocument/relationships' : RELS;
  const main = strict ? 'http://purl.oclc.org/ooxml/spreadsheetml/main' : MAIN.slice(7, -1);
  const at = prefix === '' ? '' : `${prefix}:`;
  const open = (name: string) =>
    `<${at}${name} xmlns${prefix && `:${prefix}`}="${main}" xmlns:${relPrefix}="${rels}">`;
  const part = (name: string, inside: string) => `${HEAD}${open(name)}${inside}</${at}${name}>`;
  const relations = (
    targets: readonly (readonly [id: string, type: string, target: string, mode?: string])[],
  ) =>
    `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(
        ([id, type, target, mode]) =>
          `<Relationship Id="${id}" Type="${rels}/${type}" Target="${escapeXml(target)}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
      )
      .join('')}</Relationships>`;
  const file = workbook.slice(3);
  const parts: Record<string, string> = {
    '_rels/.rels': relations([['rId1', 'officeDocument', workbook]]),
    [workbook]: part(
      'workbook',
      `${view}<${at}sheets>${sheets
        .map(
          ({ name, state }, index) =>
            `<${at}sheet name="${escapeXml(name)}" sheetId="${index + 1}" ${state ? `state="${state}" ` : ''}${relPrefix}:id="rId${index + 1}"/>`,
        )
        .join('')}</${at}sheets>`,
    ),
    [`xl/_rels/${file}.rels`]: relations([
      ...sheets.map(
        (_sheet, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const,
      ),
      ['rIdS', 'styles', 'styles.xml'],
      ...(shared === undefined ? [] : [['rIdT', 'sharedStrings', sharedName] as const]),
    ]),
    'xl/styles.xml': part(
      'styleSheet',
      `<${at}numFmts>${formats.map((code, index) => `<${at}numFmt numFmtId="${164 + index}" formatCode="${escapeXml(code)}"/>`).join('')}</${at}numFmts>` +
        `<${at}cellXfs><${at}xf/>${formats.map((_code, index) => `<${at}xf numFmtId="${164 + index}"/>`).join('')}</${at}cellXfs>`,
    ),
    ...(shared !== undefined && { [`xl/${sharedName}`]: part('sst', shared) }),
  };
  sheets.forEach(({ rows, around = '', links = [] }, index) => {
    const name = `sheet${index + 1}.xml`;
    parts[`xl/worksheets/${name}`] = part('worksheet', `<${at}sheetData>${rows}</${at}sheetData>${around}`);
    if (links.length > 0)
      parts[`xl/worksheets/_rels/${name}.rels`] = relations(
        links.map((target, at) => [`rL${at + 1}`, 'hyperlink', target, 'External'] as const),
      );
  });
  return aPackage(parts);
}

/**
 * Creates the XML of rows, starting at line 1.
 * @param lines cells: a text, a number, or the attributes and content of a cell
 */
export function rowsXml(
  lines: readonly (readonly (string | number | { attributes?: string; xml: string } | null)[])[],
  prefix = '',
): string {
  const at = prefix === '' ? '' : `${prefix}:`;
  return lines
    .map((cells, row) => {
      const tags = cells.map((cell, column) => {
        const reference = `r="${letters(column)}${row + 1}"`;
        if (cell === null) return '';
        if (typeof cell === 'number') return `<${at}c ${reference}><${at}v>${cell}</${at}v></${at}c>`;
        if (typeof cell === 'string')
          return `<${at}c ${reference} t="inlineStr"><${at}is><${at}t xml:space="preserve">${escapeXml(cell)}</${at}t></${at}is></${at}c>`;
        return `<${at}c ${reference} ${cell.attributes ?? ''}>${cell.xml}</${at}c>`;
      });
      return `<${at}row r="${row + 1}">${tags.join('')}</${at}row>`;
    })
    .join('');
}
