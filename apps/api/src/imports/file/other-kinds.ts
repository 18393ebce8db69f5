import { UnreadableText } from '../../platform/threads/unreadable-text';

const SAVE_AS = 'Open it in a spreadsheet program and save it as .xlsx or CSV.';

export const PROTECTED_FILE =
  'The file is protected with a password. Open it in a spreadsheet program and save it as .xlsx without a password.';

/** Magic numbers of other file formats, each with its error message. */
const BEGINNINGS: readonly (readonly [bytes: readonly number[], problem: string])[] = [
  [[0x09, 0x08, 0x10, 0, 0, 0x06], `The file is an old Excel file (.xls). ${SAVE_AS}`],
  [[0x09, 0x08, 0x08, 0], `The file is an old Excel file (.xls). ${SAVE_AS}`],
  [[0x09, 0x04, 0x06, 0], `The file is an old Excel file (.xls). ${SAVE_AS}`],
  [[0x09, 0x02, 0x06, 0], `The file is an old Excel file (.xls). ${SAVE_AS}`],
  [[0x09, 0, 0x04, 0], `The file is an old Excel file (.xls). ${SAVE_AS}`],
  [
    [...Buffer.from('%PDF-')],
    'The file is a PDF document. Copy its table into a spreadsheet and save it as .xlsx.',
  ],
  [
    [...Buffer.from('{\\rtf')],
    'The file is a text document. Copy its table into a spreadsheet and save it as .xlsx.',
  ],
  [[0x1f, 0x8b], 'The file is compressed (gzip). Unpack it and choose the file inside.'],
  [
    [...Buffer.from('7z\u00BC\u00AF', 'latin1')],
    'The file is a 7z archive. Unpack it and choose the file inside.',
  ],
  [[...Buffer.from('Rar!')], 'The file is a RAR archive. Unpack it and choose the file inside.'],
  [[0x89, ...Buffer.from('PNG')], 'The file is a picture. Choose a CSV or Excel file.'],
  [[0xff, 0xd8, 0xff], 'The file is a picture. Choose a CSV or Excel file.'],
  [[...Buffer.from('SQLite format 3')], 'The file is a database. Export the table as CSV.'],
  [[...Buffer.from('PAR1')], 'The file is a Parquet file. Export the table as CSV.'],
];

/** Content that may precede the first element of a page or document. */
const PROLOGUE = String.raw`^(?:<\?xml[^>]*>\s*)?`;
const COMMENT = String.raw`(?:<!--[\s\S]{0,2000}?-->\s*)?`;
const EXCEL_2003 = String.raw`(?:<\?mso-application|[\s\S]{0,600}urn:schemas-microsoft-com:office:spreadsheet)`;
const PAGE_ELEMENT = String.raw`<(?:!doctype\s+html|html|head|body|meta|table|div|style)\b`;

/**
 * Beginnings of texts that are not a table, ignoring leading white space. XML is last, because pages and spreadsheets
 * may be XML.
 */
const TEXTS: readonly (readonly [beginning: RegExp, problem: string])[] = [
  [new RegExp(PROLOGUE + EXCEL_2003, 'i'), `The file is an XML spreadsheet of Excel 2003. ${SAVE_AS}`],
  [
    new RegExp(PROLOGUE + COMMENT + PAGE_ELEMENT, 'i'),
    `The file is a web page (HTML), although it may be named .xls or .csv. ${SAVE_AS}`,
  ],
  [/^(?:MIME-Version:|Content-Type:\s*multipart)/i, `The file is a web archive. ${SAVE_AS}`],
  [/^<(?:\?xml\b|[A-Za-z][\w:.-]*(?:\s[^<>]*)?>\s*<)/, `The file is XML, which is no table. ${SAVE_AS}`],
  [/^(?:\{\s*"|\[\s*[[{])/, 'The file is JSON, which is no table. Convert it to CSV.'],
  [
    /^ID;P[^\r\n]{0,100}[\r\n]+(?:P;PGeneral|[BCF];[XY]\d|F;P\d|O;L;)/,
    `The file is a SYLK file (.slk). ${SAVE_AS}`,
  ],
  [/^TABLE\r?\n0,1\r?\n/, `The file is a DIF file. ${SAVE_AS}`],
];

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const SEARCHED_BYTES = 4_096;
/** Share of control characters above which a file is binary. */
const BINARY_SHARE = 0.1;

/**
 * Refuses a file that is neither CSV nor XLSX. The message contains the detected format and what the person can do.
 * @throws UnreadableText
 */
export function refuseOtherKinds(bytes: Uint8Array): void {
  if (begins(bytes, COMPOUND)) throw new UnreadableText(compoundProblem(bytes));
  const known = BEGINNINGS.find(([beginning]) => begins(bytes, beginning));
  if (known) throw new UnreadableText(known[1]);
  const start = bytes.subarray(0, SEARCHED_BYTES);
  const text = Buffer.from(start)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
    .trimStart();
  const named = TEXTS.find(([beginning]) => beginning.test(text));
  if (named) throw new UnreadableText(named[1]);
  const controls = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length - zerosOfUtf16(start);
  if (controls > start.length * BINARY_SHARE)
    throw new UnreadableText('The file is no table: it holds no text. Choose a CSV or Excel file.');
}

/** Returns the number of zero bytes. UTF-16 has a zero byte for each Western letter. */
const zerosOfUtf16 = (start: Uint8Array): number => start.filter((byte) => byte === 0).length;

/**
 * Returns the error message for a compound file, which is an old or a protected Office file. The names of its parts are
 * in UTF-16.
 */
function compoundProblem(bytes: Uint8Array): string {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (name: string) => all.includes(Buffer.from(name, 'utf16le'));
  if (holds('EncryptedPackage')) return PROTECTED_FILE;
  if (holds('WordDocument'))
    return 'The file is a Word document. Copy its table into a spreadsheet and save it as .xlsx.';
  if (holds('PowerPoint Document'))
    return 'The file is a presentation. Copy its table into a spreadsheet and save it as .xlsx.';
  return `The file is an old Excel file (.xls). ${SAVE_AS}`;
}

/**
 * Returns the error message for a ZIP package without an Excel workbook.
 * @param names names of its parts, in lower case
 */
export function packageProblem(names: readonly string[]): string {
  const holds = (beginning: string) => names.some((name) => name.startsWith(beginning));
  if (holds('xl/workbook.bin')) return `The file is a binary Excel file (.xlsb). ${SAVE_AS}`;
  if (names.includes('content.xml') && names.includes('mimetype'))
    return `The file is an OpenDocument file (.ods). ${SAVE_AS}`;
  if (holds('index/') && names.some((name) => name.endsWith('.iwa')))
    return 'The file is a Numbers document. Export it as Excel or CSV.';
  if (holds('word/'))
    return 'The file is a Word document. Copy its table into a spreadsheet and save it as .xlsx.';
  if (holds('ppt/'))
    return 'The file is a presentation. Copy its table into a spreadsheet and save it as .xlsx.';
  if (names.some((name) => /\.(?:csv|tsv|txt|xlsx?)$/.test(name)))
    return 'The file is a ZIP archive. Unpack it and choose the file inside.';
  return 'The file is no spreadsheet, or it is damaged.';
}

const begins = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, index) => bytes[index] === byte);
