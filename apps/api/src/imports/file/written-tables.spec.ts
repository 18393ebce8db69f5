import { decodePieces, ENCODINGS, isBlankRow, type Encoding } from '@vaglio/startups-domain';
import fc from 'fast-check';
import { csvTable } from './csv-table';
import type { FileTable } from './file-table';
import { readTop } from './file-top';
import { aWorkbook, rowsXml } from './xlsx.fixture';
import { xlsxTable } from './xlsx-sheet';

const HEADERS = ['company_name', 'canton', 'founding_year', 'company_description'];
const LETTERS = [...'abcXYZ 019.-/()', ...'äöüÄÖÜßéèàç'];
/** What a cell may hold beside letters: all that a writer has to protect. */
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
  // What an export has put there itself.
  .filter((text) => !/^'|^="/.test(text));
const name = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 })
  .map((parts) => `N${parts.join('').trim()}`);
const rows = fc.array(
  fc.tuple(name, cell, cell, cell).map((cells): string[] => cells),
  { minLength: 1, maxLength: 8 },
);

test('any table that a program writes as CSV is read back, in every encoding, separator and style', async () => {
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

test('any table that a program writes as XLSX is read back, with any prefix and kind of texts', async () => {
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
