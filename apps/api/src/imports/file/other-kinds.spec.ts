import numbersPayload from '@e965/xlsx/dist/xlsx.zahl.js';
import { packageProblem, refuseOtherKinds } from './other-kinds';
import { readPortions } from './read-portions';
import { aBook, aSheet, written } from './written-by-sheetjs.fixture';

const ofText = (text: string) => new TextEncoder().encode(text);
const compound = (name: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(name, 'utf16le')]),
  );

test.each<[string, Uint8Array, RegExp]>([
  ['an old Excel file', compound('Workbook'), /old Excel file.*save it as \.xlsx/],
  ['an Excel 5 file', compound('Book'), /old Excel file/],
  ['an Excel 4 file', new Uint8Array([9, 4, 6, 0, 0, 0, 16, 0]), /old Excel file/],
  ['an Excel 2 file', new Uint8Array([9, 0, 4, 0, 2, 0, 16, 0]), /old Excel file/],
  ['a protected file', compound('EncryptedPackage'), /protected with a password/],
  ['an old Word document', compound('WordDocument'), /Word document/],
  ['a web page', ofText('<html><table><tr><td>Firma</td></tr></table></html>'), /web page \(HTML\)/],
  ['a web page with a type', ofText('\uFEFF\r\n<!DOCTYPE html>\n<html>'), /web page \(HTML\)/],
  ['a table of a web page', ofText('<table border="1"><tr>'), /web page \(HTML\)/],
  ['a page behind a declaration', ofText('<?xml version="1.0"?>\n<html xmlns="x">'), /web page \(HTML\)/],
  ['a page in UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('<html><body>', 'utf16le')]), /web page/],
  ['a web archive', ofText('MIME-Version: 1.0\nContent-Type: multipart/related'), /web archive/],
  [
    'Excel 2003 XML',
    ofText('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>'),
    /Excel 2003/,
  ],
  ['other XML', ofText('<?xml version="1.0"?><companies><company/></companies>'), /is XML/],
  ['XML without a declaration', ofText('<companies>\n <company>'), /is XML/],
  ['JSON', ofText('[{"company_name": "Arven AG"}]'), /is JSON/],
  ['a JSON object', ofText('{ "items": [] }'), /is JSON/],
  ['SYLK of LibreOffice', ofText('ID;PCALCOOO32\nB;Y9;X2\nC;X1;Y1;K"a"\n'), /SYLK/],
  ['SYLK', ofText('ID;PWXL;N;E\nP;PGeneral\n'), /SYLK|\.slk/],
  ['a PDF', ofText('%PDF-1.7\n'), /PDF/],
  ['RTF', ofText('{\\rtf1\\ansi'), /text document/],
  ['gzip', new Uint8Array([0x1f, 0x8b, 8, 0]), /gzip/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), /picture/],
  ['other bytes', Uint8Array.from({ length: 400 }, (_, index) => index % 30), /holds no text/],
])('%s is recognized as another kind of file and refused with what to do', (_name, bytes, problem) => {
  expect(() => refuseOtherKinds(bytes)).toThrow(problem);
});

test.each([
  'company_name;canton\nArven AG;ZH\n',
  'ID;Projekt;Kanton\n1;x;ZH\n',
  'ID;Projekt;Kanton\nP;Pilot;ZH\n',
  'ID;Programm\nB;Yverdon\n',
  'ID;Programm\nO;Zug\n',
  'TABLE;x\n1;2\n',
  '<3 Startups AG;ZH\n',
  '[intern];x\n',
  'a,b\0,c\n',
  '',
])('the text %j is recognized as a table', (text) => {
  expect(() => refuseOtherKinds(ofText(text))).not.toThrow();
});

test.each([
  [true, [0xff, 0xfe]],
  [false, []],
])('a table in UTF-16 is recognized with and without a byte order mark: %s', (_hasMark, mark) => {
  const bytes = new Uint8Array([...mark, ...Buffer.from('company_name;canton\nArven AG;ZH', 'utf16le')]);
  expect(() => refuseOtherKinds(bytes)).not.toThrow();
});

test.each([
  [['mimetype', 'content.xml'], /OpenDocument/],
  [['[content_types].xml', 'xl/workbook.bin'], /\.xlsb/],
  [['index/document.iwa'], /Numbers/],
  [['[content_types].xml', 'word/document.xml'], /Word/],
  [['ppt/presentation.xml'], /presentation/],
  [['lists/startups.csv'], /ZIP archive/],
  [['x'], /no spreadsheet, or it is damaged/],
])('a package with the files %j is refused as another kind of file', (names, problem) =>
  expect(packageProblem(names)).toMatch(problem),
);

test.each([
  ['biff8', /old Excel file/],
  ['biff5', /old Excel file/],
  ['biff2', /old Excel file/],
  ['xlsb', /\.xlsb/],
  ['ods', /OpenDocument/],
  ['fods', /is XML|OpenDocument/],
  ['xlml', /Excel 2003/],
  ['html', /web page/],
  ['sylk', /SYLK|\.slk/],
  ['dif', /DIF/],
  ['rtf', /text document/],
  ['numbers', /Numbers/],
] as const)(
  'a list written by SheetJS as %s is refused with the name of its format',
  async (bookType, problem) => {
    const book = aBook([
      'Liste',
      aSheet([
        ['company_name', 'canton'],
        ['Arven AG', 'ZH'],
      ]),
    ]);
    const bytes = written(book, { bookType, numbers: numbersPayload });
    await expect(readPortions(bytes, {}).next()).rejects.toThrow(problem);
  },
);
