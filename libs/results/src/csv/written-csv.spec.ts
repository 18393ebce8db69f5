import fc from 'fast-check';
import { writeCsv } from '@vaglio/startups-domain';
import { readCsv } from './read-csv';

test('a CSV export quotes every cell, doubles quotes, ends lines with CRLF, and starts with a byte order mark', () => {
  expect(
    writeCsv([
      ['ID', 'company_name'],
      ['1', 'The "best", AG'],
      ['2', ''],
    ]),
  ).toBe('\uFEFF"ID","company_name"\r\n"1","The ""best"", AG"\r\n"2",""\r\n');
});

test('cells that look like formulas are exported as text', () => {
  expect(writeCsv([['=HYPERLINK("http://x")', '-5', '+41']])).toBe(
    '\uFEFF"\'=HYPERLINK(""http://x"")","-5","\'+41"\r\n',
  );
});

test('an exported CSV file is read back with identical cells for any content', () => {
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
