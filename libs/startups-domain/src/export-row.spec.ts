import fc from 'fast-check';
import { isPlaceholder } from './import-cells';
import { AWARD_COLUMNS } from './award-columns';
import { exportColumns, toExportCells, type ExportSource } from './export-row';
import { toImportBody, type ImportBody } from './import-row';

const STARTUP: ExportSource = {
  id: '17',
  external_id: 'ext-1',
  company_name: 'Nivalis',
  founding_year: 2019,
  raised_money: 1234.5,
  raised_currency: 'EUR',
  canton: null,
  rejected: 0,
  email_sent: 1,
  awards: ['Venture Kick 1', 'Boldbrain'],
};

function cellsByHeader(startup: ExportSource) {
  const columns = exportColumns(startup.awards ?? []);
  const cells = toExportCells(startup, columns);
  return new Map(columns.map(({ header }, index) => [header, cells[index]]));
}

test('an export contains the external id, plain numbers, x for flags and empty cells for missing values', () => {
  const cells = cellsByHeader(STARTUP);
  const written = [
    'ID',
    'company_name',
    'founding_year',
    'raised_money',
    'raised_currency',
    'canton',
    'Rejected (R)',
    'Email Sent (E)',
    'venture kick 1',
    'eurostars',
  ];
  expect(written.map((header) => cells.get(header))).toEqual([
    'ext-1',
    'Nivalis',
    '2019',
    '1234.5',
    'EUR',
    '',
    '',
    'x',
    'x',
    '',
  ]);
});

test('an export without an external id contains the UUID of the row, or otherwise the internal number', () => {
  const uid = '0b0e7f3c-6a1f-4f0e-9a55-3d3f7f1c2a10';
  expect(cellsByHeader({ id: '17', external_id: null, uid }).get('ID')).toBe(uid);
  expect(cellsByHeader({ id: '17', external_id: null }).get('ID')).toBe('17');
});

test('an export omits a currency without an amount', () => {
  const cells = cellsByHeader({ id: '17', raised_money: null, raised_currency: 'CHF' });
  expect(cells.get('raised_currency')).toBe('');
});

test('an exported award that is not in the list gets its own column at the end', () => {
  const columns = exportColumns(['zebra prize', 'Boldbrain', 'boldbrain', 'eth spin off', '']);
  expect(columns.slice(-2).map(({ header }) => header)).toEqual(['Boldbrain', 'zebra prize']);
  expect(cellsByHeader(STARTUP).get('Boldbrain')).toBe('x');
});

const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((cell) => cell.trim())
  .filter((cell) => cell !== '' && !isPlaceholder(cell));
const flag = fc.constantFrom<0 | 1>(0, 1);
const sources: fc.Arbitrary<ExportSource> = fc.record({
  id: text,
  company_name: text,
  company_description: fc.option(text),
  cons_text: fc.option(text),
  founding_year: fc.option(fc.integer({ min: 1800, max: 2100 })),
  raised_money: fc.option(fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100)),
  raised_currency: fc.constantFrom('CHF', 'EUR'),
  article_date: fc.option(fc.constantFrom('2024-02-29', '1999-12-31')),
  rejected: flag,
  personality_test_sent: flag,
  investment: flag,
  awards: fc.subarray([...AWARD_COLUMNS, 'boldbrain', 'Prix Été']),
});

/** Converts an import body to a startup for an export. */
function imported({ id = '', ...fields }: ImportBody): ExportSource {
  return { id: 'new', external_id: id, ...fields };
}

test('exported cells are unchanged after an import and another export', () => {
  fc.assert(
    fc.property(sources, (startup) => {
      const columns = exportColumns(startup.awards ?? []);
      const cells = toExportCells(startup, columns);
      const { body, unreadable } = toImportBody({ columns }, cells);
      expect(unreadable).toEqual([]);
      expect(toExportCells(imported(body), columns)).toEqual(cells);
      expect([...body.awards].sort()).toEqual([...(startup.awards ?? [])].sort());
    }),
    { numRuns: 500 },
  );
});
