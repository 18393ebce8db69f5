import { utils } from '@e965/xlsx';
import cptable from '@e965/xlsx/dist/cpexcel.js';
import { decodePieces, ENCODINGS, isBlankRow, type Encoding } from '@vaglio/startups-domain';
import fc from 'fast-check';
import { csvTable } from './csv-table';
import type { FileTable } from './file-table';
import { readTop } from './file-top';
import { aBook, aSheet, written } from './written-by-sheetjs.fixture';
import { aWorkbook, rowsXml } from './xlsx.fixture';
import { xlsxTable } from './xlsx-sheet';

const HEADERS = ['company_name', 'canton', 'founding_year', 'company_description'];
const LETTERS = [...'abcXYZ 019.-/()', ...'äöüÄÖÜßéèàç'];
/** Special characters that a writer must quote. */
const SPECIAL = [',', ';', '|', '\t', '"', '""', '\n', '=', "'"];

/** Writes text in an encoding by looking up the byte of each character. */
function encode(text: string, encoding: Encoding, hasMark: boolean): Uint8Array {
  if (encoding === 'utf-8') return new Uint8Array(Buffer.from((hasMark ? '\uFEFF' : '') + text, 'utf8'));
  if (encoding === 'utf-16le') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  if (encoding === 'utf-16be') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const byteOf = new Map(
    [...[...decodePieces(all, encoding)].join('')].map((letter, byte) => [letter, byte]),
  );
  return Uint8Array.from([...text], (letter) => byteOf.get(letter) ?? 63);
}

async function readBack(table: FileTable): Promise<string[][]> {
  const { head, rest } = await readTop(table.facts, table.records[Symbol.asyncIterator](), undefined);
  const rows = [head.headers];
  for await (const { cells } of rest) if (!isBlankRow(cells)) rows.push(cells);
  return rows.map((cells) => HEADERS.map((_header, index) => (cells[index] ?? '').trim()));
}

const cell = fc
  .array(fc.constantFrom(...LETTERS, ...SPECIAL), { maxLength: 12 })
  .map((parts) => parts.join('').trim())
  // Excludes prefixes that an export adds itself.
  .filter((text) => !/^'|^="/.test(text));
const name = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 })
  .map((parts) => `N${parts.join('').trim()}`);
const rows = fc.array(
  fc.tuple(name, cell, cell, cell).map((cells): string[] => cells),
  { minLength: 1, maxLength: 8 },
);

test('any table that a program writes as CSV can be read back, in every encoding, separator and style', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom(...ENCODINGS),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.boolean(),
      async (table, delimiter, encoding, lineEnd, isAllQuoted, hasMark) => {
        const quoted = (text: string) =>
          isAllQuoted || /["\n\r]/.test(text) || text.includes(delimiter)
            ? `"${text.replaceAll('"', '""')}"`
            : text;
        const text = [HEADERS, ...table].map((cells) => cells.map(quoted).join(delimiter) + lineEnd).join('');
        const isChosen = encoding !== 'utf-8' && !encoding.startsWith('utf-16');
        const bytes = encode(text, encoding, hasMark);
        const read = await readBack(csvTable(bytes, { encoding: isChosen ? encoding : undefined }));
        const written = (isChosen ? [...decodePieces(bytes, encoding)].join('') : text).includes('?');
        if (!written) expect(read).toEqual([HEADERS, ...table]);
      },
    ),
    { numRuns: 400 },
  );
});

test('any table that a program writes as XLSX can be read back, with any prefix and text storage', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom('', 'x', 'ss'),
      fc.boolean(),
      fc.boolean(),
      async (table, prefix, strict, isStored) => {
        const at = prefix === '' ? '' : `${prefix}:`;
        const stored = (text: string) => ({
          attributes: 't="str"',
          xml: `<${at}v>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${at}v>`,
        });
        const lines = [HEADERS, ...table].map((cells) =>
          cells.map((text) => (isStored ? stored(text) : text)),
        );
        const bytes = await aWorkbook([{ name: 'S', rows: rowsXml(lines, prefix) }], { prefix, strict });
        expect(await readBack(await xlsxTable(bytes, {}))).toEqual([HEADERS, ...table]);
      },
    ),
    { numRuns: 60 },
  );
});

/** Code pages in SheetJS, each with letters outside ASCII that it contains. */
const CODE_PAGES: Readonly<Record<Encoding, readonly [page: number, letters: string]>> = {
  'utf-8': [65_001, 'äöüÄÖÜßéèàçÇñŁžČ€–漢'],
  'windows-1252': [1252, 'äöüÄÖÜßéèàçñ€–'],
  'iso-8859-1': [28_591, 'äöüÄÖÜßéèàçñ'],
  macintosh: [10_000, 'äöüÄÖÜßéèàçñ'],
  'windows-1250': [1250, 'äöüÄÖÜßéçŁžČ€–'],
  'utf-16le': [1200, 'äöüÄÖÜßéèàçÇñŁžČ€–漢'],
  'utf-16be': [1201, 'äöüÄÖÜßéèàçÇñŁžČ€–漢'],
};
const MARKS: Partial<Record<Encoding, string>> = {
  'utf-8': '\uFEFF',
  'utf-16le': '\uFEFF',
  'utf-16be': '\uFEFF',
};

test.each(ENCODINGS)('any table that SheetJS writes as CSV in %s can be read back', async (encoding) => {
  const [page, letters] = CODE_PAGES[encoding];
  const text = fc
    .array(fc.constantFrom(...'abXY 019.-/()', ...letters, ...SPECIAL), { maxLength: 12 })
    .map((parts) => parts.join('').trim())
    .filter((one) => !/^'|^="/.test(one));
  const named = text.map((one) => `N${one.replace(/[\n"]/g, '')}`.trim());
  const year = fc.oneof(text, fc.integer({ min: 1900, max: 2100 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(named, text, year, text), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      async (table, FS, RS, forceQuotes, hasMark, isChosen) => {
        const safe = table.map((cells) =>
          // SheetJS quotes only line breaks that equal its row separator, so other line breaks are removed.
          cells.map((cell) => (RS === '\n' || forceQuotes ? cell : String(cell).replaceAll('\n', ''))),
        );
        const mark = hasMark ? (MARKS[encoding] ?? '') : '';
        const csv = utils.sheet_to_csv(aSheet([HEADERS, ...safe]), { FS, RS, forceQuotes });
        const bytes = Uint8Array.from(Buffer.from(cptable.utils.encode(page, mark + csv, 'buf')));
        const isDetected = encoding === 'utf-8' || (mark !== '' && encoding.startsWith('utf-16'));
        const choices = {
          encoding: isDetected ? undefined : encoding,
          delimiter: isChosen ? FS : undefined,
        };
        expect(await readBack(csvTable(bytes, choices))).toEqual(
          [HEADERS, ...safe].map((cells) => cells.map((cell) => String(cell).trim())),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test.each(['xlsx', 'xlsm'] as const)(
  'any table that SheetJS writes as %s can be read back',
  async (bookType) => {
    const value = fc.oneof(cell, fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.constant(null));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, value, value, value), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom<0 | 1 | 2>(0, 1, 2),
        async (table, bookSST, compression, hidden) => {
          const book = aBook(['Auswahl', aSheet([['x']]), hidden], ['Liste', aSheet([HEADERS, ...table])]);
          const bytes = written(book, { bookType, bookSST, compression });
          const read = await readBack(await xlsxTable(bytes, hidden === 0 ? { sheet: 'Liste' } : {}));
          expect(read).toEqual(
            [HEADERS, ...table].map((cells) => cells.map((one) => String(one ?? '').trim())),
          );
        },
      ),
      { numRuns: 60 },
    );
  },
);
