import { testApp } from '../../testing/test-app';
import { forgetImports, importAll } from '../imports.fixture';
import { tableUnit, unitOfColumn } from './table-unit';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetImports(server));

const amountsOf = async (content: string) => {
  const { file, rows, notes } = await importAll(server, content);
  return {
    amounts: rows.map(({ raised_money, raised_currency }) => [raised_money, raised_currency]),
    notes,
    ofFile: file.read_notes,
  };
};

test.each([
  ['a title', 'Startups, alle Beträge in TCHF;\nFirma;Betrag\nArven AG;500\n', 500_000, 'CHF'],
  [
    'a line below the table',
    "Firma;Betrag\nArven AG;500\n;\nMontants en milliers d'euros;\n",
    500_000,
    'EUR',
  ],
  ['two titles', 'Currency: USD;\nAmounts in thousands;\nCompany;Funding\nArven AG;500\n', 500_000, 'USD'],
  ['a title and the header', 'Amounts in thousands;\nFirma;Betrag (EUR)\nArven AG;500\n', 500_000, 'EUR'],
])('%s states the unit of amounts', async (_what, content, amount, currency) => {
  const { amounts, ofFile } = await amountsOf(content);
  expect(amounts).toEqual([[amount, currency]]);
  expect(ofFile).toEqual([expect.stringMatching(/^Amounts take the unit and currency of these lines/)]);
});

test('units and currencies of a row take precedence over a title', async () => {
  const { amounts } = await amountsOf(
    'Importi in migliaia di franchi;;\nAzienda;Importo;Valuta\nArven AG;500;EUR\nZirbe AG;2 Mio;\nLarix AG;USD 20;\n',
  );
  expect(amounts).toEqual([
    [500_000, 'EUR'],
    [2_000_000, 'CHF'],
    [20_000, 'USD'],
  ]);
});

test.each([
  ['lines that contradict each other', 'in TCHF;\nFirma;Betrag\nArven AG;500\nBeträge in EUR;\n'],
  ['the unit of a sum', 'Firma;Betrag\nArven AG;500\nTotal in TCHF;500\n'],
  ['an amount that is too large for its unit', 'in Mio. CHF;\nFirma;Betrag\nArven AG;2500000\n'],
  ['an amount that its unit would make too large', "Firma;Betrag (TCHF)\nArven AG;CHF 500'000\n"],
])('amounts are left out with a note because of %s', async (_what, content) => {
  const { amounts, notes } = await amountsOf(content);
  expect(amounts[0]?.[0]).toBeNull();
  expect(notes[0]).toEqual([expect.stringMatching(/^raised_money .* its unit or currency is in doubt\.$/)]);
});

test.each([
  [['Stammdaten', '', 'Finanzen in TCHF', ''], 2, 'TCHF'],
  [['Stammdaten', '', 'Finanzen in TCHF', ''], 1, '¤'],
  [['Startups', '', '', 'in TCHF'], 1, 'TCHF'],
  [['Firma', 'Umsatz in TCHF', '', ''], 2, null],
])('headings %j give column %d the unit %s', (cells, column, unit) => {
  const table = tableUnit({ top_rows: [{ line: 1, cells }], header_line: 2 }, []);
  expect(unitOfColumn(table, column)).toBe(unit);
});

test('the number 1 below Investment sets the flag, and an amount beside it has a note', async () => {
  const { rows, notes } = await importAll(server, 'Firma;Investment\nArven AG;1\nZirbe AG;CHF 2 Mio\n');
  expect(rows).toMatchObject([
    { investment: 1, raised_money: null },
    { investment: 1, raised_money: null },
  ]);
  expect(notes).toEqual([[], ['Investment “CHF 2 Mio” counts as set, and its amount is left out.']]);
});
