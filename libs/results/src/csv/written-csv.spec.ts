import fc from 'fast-check';
import { writeCsv } from '@vaglio/startups-domain';
import { readCsv } from './read-csv';

test('every cell is quoted, quotes are doubled, lines end in CRLF, and the file begins with a mark', () => {
  expect(
    writeCsv([
      ['ID', 'company_name'],
      ['1', 'The "best", AG'],
      ['2', ''],
    ]),
  ).toBe('\uFEFF"ID","company_name"\r\n"1","The ""best"", AG"\r\n"2",""\r\n');
});

test('cells that a spreadsheet would compute are written as text', () => {
  expect(writeCsv([['=HYPERLINK("http://x")', '-5', '+41']])).toBe(
    '\uFEFF"\'=HYPERLINK(""http://x"")","-5","\'+41"\r\n',
  );
});

test('what is written is read back cell by cell, whatever it holds', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r', '\t', "'", '=', '-', ' ', '|'),
  });
  const table = fc.array(fc.tuple(fc.constant('row'), cell, cell), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      const read = readCsv(new TextEncoder().encode(writeCsv([['a', 'b', 'c'], ...rows])));
      expect(read.delimiter).toBe(',');
      expect(read.rows.map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});
