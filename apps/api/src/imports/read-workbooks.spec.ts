import { testApp } from '../testing/test-app';
import { aPackage, aWorkbook, rowsXml } from './file/xlsx.fixture';
import { forgetImports, importAll } from './imports.fixture';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetImports(server));

const readAll = (content: Promise<Uint8Array>) => importAll(server, content);

const sheet = (lines: Parameters<typeof rowsXml>[0], more: object = {}) => ({
  name: 'Liste',
  rows: rowsXml(lines),
  ...more,
});
const value = (style: number, number: number) => ({ attributes: `s="${style}"`, xml: `<v>${number}</v>` });
const HEADERS = ['company_name', 'canton'];

const row = ['Arven AG', 'ZH'];
test.each<[string, Promise<Uint8Array>]>([
  [
    'a hidden first sheet',
    aWorkbook([sheet([['Kantone'], ['ZH']], { name: 'Listen', state: 'hidden' }), sheet([HEADERS, row])]),
  ],
  [
    'a very hidden first sheet',
    aWorkbook([sheet([['Kantone']], { state: 'veryHidden' }), sheet([HEADERS, row], { name: 'B' })]),
  ],
  [
    'another sheet that was shown when it was saved',
    aWorkbook([sheet([['Notiz'], ['x']]), sheet([HEADERS, row], { name: 'B' })], {
      view: '<bookViews><workbookView activeTab="1"/></bookViews>',
    }),
  ],
  [
    'shared strings in a part of another case',
    aWorkbook([sheet([HEADERS, row])], { shared: '<si><t>x</t></si>', sharedName: 'SharedStrings.XML' }),
  ],
  ['a workbook of another name', aWorkbook([sheet([HEADERS, row])], { workbook: 'xl/workbook7.xml' })],
  ['another prefix of relationships', aWorkbook([sheet([HEADERS, row])], { relPrefix: 'relationships' })],
  ['prefixed elements', aWorkbook([{ name: 'S', rows: rowsXml([HEADERS, row], 'x') }], { prefix: 'x' })],
  ['the strict form', aWorkbook([sheet([HEADERS, row])], { strict: true })],
  [
    'a title that is merged above the headers',
    aWorkbook([
      sheet([['Startups 2026'], ['Stand 4. Mai'], [], HEADERS, row], {
        around: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
      }),
    ]),
  ],
])('a workbook with %s is read', async (_name, content) => {
  const { file, rows } = await readAll(content);
  expect(file).toMatchObject({ state: 'checked', counts: { create: 1, failed: 0 } });
  expect(rows).toMatchObject([{ company_name: 'Arven AG', canton: 'ZH' }]);
});

test('shared strings of a workbook are found in upper or lower case, with escaped characters and line breaks', async () => {
  const cell = (index: number) => ({ attributes: 't="s"', xml: `<v>${index}</v>` });
  const { rows } = await readAll(
    aWorkbook(
      [
        sheet([
          ['company_name', 'company_description'],
          [cell(0), cell(1)],
        ]),
      ],
      {
        sharedName: 'SHAREDSTRINGS.xml',
        shared: '<si><t>Arven AG</t></si><si><t>One_x000D_\nTwo _x005F_x0041_ _x0041_</t></si>',
      },
    ),
  );
  expect(rows).toMatchObject([{ company_name: 'Arven AG', company_description: 'One\nTwo _x0041_ A' }]);
});

test('hidden sheets and rows of a workbook are reported', async () => {
  const rows = rowsXml([HEADERS, ['Arven AG', 'ZH']]).replace('<row r="2">', '<row r="2" hidden="1">');
  const { file } = await readAll(
    aWorkbook([sheet([['x']], { name: 'Geheim', state: 'hidden' }), { name: 'S', rows }]),
  );
  expect([file.sheets, file.read_notes]).toEqual([
    ['S'],
    ['Hidden sheets are left out: Geheim.', 'One row is hidden in the sheet, and read as all others.'],
  ]);
});

test('number formats of a workbook give the currency and unit of amounts', async () => {
  const formats = [
    '[$€-407]#,##0',
    '[$$-409]#,##0.00',
    '#,##0\\ "USD"',
    '0.0" Mio."',
    '0.0,," Mio. CHF"',
    '0" Stück"',
  ];
  const amounts = [
    value(1, 1_500_000),
    value(2, 2_000_000),
    value(3, 3_000_000),
    value(4, 2.5),
    value(5, 2_500_000),
    value(6, 7),
  ];
  const lines = amounts.map((amount, index) => [`A${index} AG`, amount]);
  const { rows } = await readAll(
    aWorkbook([sheet([['company_name', 'raised_money'], ...lines])], { formats }),
  );
  expect(rows.map(({ raised_money, raised_currency }) => [raised_money, raised_currency])).toEqual([
    [1_500_000, 'EUR'],
    [2_000_000, 'USD'],
    [3_000_000, 'USD'],
    [2_500_000, 'CHF'],
    [2_500_000, 'CHF'],
    [7, 'CHF'],
  ]);
});

test('years and dates that a workbook stores as day numbers are read', async () => {
  const { rows } = await readAll(
    aWorkbook(
      [
        sheet([
          ['company_name', 'founding_year', 'article_date'],
          ['Arven AG', value(1, 43466), value(2, 45416.75)],
        ]),
      ],
      {
        formats: ['yyyy', 'dd.mm.yyyy hh:mm'],
      },
    ),
  );
  expect(rows).toMatchObject([{ founding_year: 2019, article_date: '2024-05-04' }]);
});

test('the address behind a link is read in an address column, with a note', async () => {
  const lines = [
    ['company_name', 'website', 'email'],
    ['Arven AG', 'Website', 'Mail'],
    ['Zirbe AG', 'zirbe.example', null],
    [
      'Lärche AG',
      { attributes: 't="str"', xml: '<f>HYPERLINK("https://laerche.example","Link")</f><v>Link</v>' },
    ],
  ];
  const links = ['https://arven.example/', 'mailto:a@arven.example?subject=x', 'https://old.example/'];
  const around = ['B2', 'C2', 'B3', 'A3']
    .map((ref, index) => `<hyperlink ref="${ref}" r:id="rL${Math.min(index, 2) + 1}"/>`)
    .join('');
  const { rows, notes } = await readAll(
    aWorkbook([sheet(lines, { around: `<hyperlinks>${around}</hyperlinks>`, links })]),
  );
  expect(rows).toMatchObject([
    { company_name: 'Arven AG', website: 'https://arven.example/', email: 'a@arven.example' },
    { company_name: 'Zirbe AG', website: 'https://zirbe.example' },
    { company_name: 'Lärche AG', website: 'https://laerche.example' },
  ]);
  expect(notes).toEqual([
    ['website “Website” is a link: its address is read.', 'email “Mail” is a link: its address is read.'],
    ['website links to another address, “https://old.example/”: its text is read.'],
    ['website “Link” is a link: its address is read.'],
  ]);
});

test('spreadsheet errors, formulas without a value and merged cells have notes', async () => {
  const lines = [
    ['company_name', 'canton', 'sector'],
    ['Arven AG', 'ZH', { attributes: 't="e"', xml: '<f>VLOOKUP(1,A1:B2,2)</f><v>#N/A</v>' }],
    ['Zirbe AG', null, { xml: '<f>B2</f>' }],
  ];
  const { rows, notes } = await readAll(
    aWorkbook([sheet(lines, { around: '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>' })]),
  );
  expect(rows).toMatchObject([
    { canton: 'ZH', sector: null },
    { canton: 'ZH', sector: null },
  ]);
  expect(notes).toEqual([
    ['sector “#N/A” is an error of the spreadsheet and is left out.'],
    [
      'sector holds a formula without a stored value. Save the file in a spreadsheet program.',
      'canton “ZH” is the text of a merged cell.',
    ],
  ]);
});

test('a package that is not a workbook is refused with the name of its kind', async () => {
  const parts = { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' };
  const { file } = await importAll(server, aPackage(parts));
  expect(file).toMatchObject({ state: 'failed', problem: expect.stringMatching(/OpenDocument file/) });
});

test.each([
  ['[$AED] #,##0', 'AED', 500],
  ['[$CHF-807] #,##0.00', 'CHF', 500],
  ['#,##0 [$EUR]', 'EUR', 500],
  ['[$$-409]#,##0', 'USD', 500],
  ['[$¥-411]#,##0', 'CHF', null],
  ['[$kr-41D] #,##0', 'CHF', null],
  ['#,##0 [$zł-415]', 'CHF', null],
  ['#,##0 [$Kč-405]', 'CHF', null],
  ['[$XYZ] #,##0', 'CHF', null],
  ['[$$-1009]#,##0', 'CHF', null],
  ['#,##0,[$kr-41D]', 'CHF', null],
])(
  'from the number format %s of an amount the currency is read, or the amount is omitted',
  async (format, currency, amount) => {
    const headers = ['company_name', 'raised_money'];
    const { rows, notes } = await readAll(
      aWorkbook([sheet([headers, ['Arven AG', value(1, 500)]])], { formats: [format] }),
    );
    expect(rows).toMatchObject([{ raised_money: amount, raised_currency: currency }]);
    expect(notes).toEqual([amount === null ? [expect.stringMatching(/^raised_money .*left out/)] : []]);
  },
);

test.each([
  ['0000', 42, '0042'],
  ['00000', 42, '00042'],
  ['0000', 12345, '12345'],
  ['000000;-0', 7, '000007'],
  ['0', 42, '42'],
  ['#,##0', 42, '42'],
  ['00.00', 4.5, '4.5'],
])('with the number format %s the ID %d is read as %s', async (format, number, id) => {
  const { rows } = await readAll(
    aWorkbook(
      [
        sheet([
          ['ID', 'company_name'],
          [value(1, number), 'Arven AG'],
        ]),
      ],
      { formats: [format] },
    ),
  );
  expect(rows).toMatchObject([{ external_id: id }]);
});

test('phonetic annotations are not part of a cell text', async () => {
  const name = {
    attributes: 't="inlineStr"',
    xml: '<is><t>Arven</t><rPh sb="0" eb="1"><t>アルヴェン</t></rPh><r><t> AG</t></r></is>',
  };
  const { rows } = await readAll(aWorkbook([sheet([HEADERS, [name, 'ZH']])]));
  expect(rows).toMatchObject([{ company_name: 'Arven AG' }]);
});

const COVERS: (readonly [string, (readonly string[])[]])[] = [
  ['a cover', [['Startup-Liste 2026'], ['Amt für Holz']]],
  [
    'a cover with dates',
    [
      ['Titel', 'Startups'],
      ['Stand', '1.1.2026'],
      ['Datum', '2.1.2026'],
    ],
  ],
  ['instructions', [['Anleitung'], ['Bitte alle Felder ausfüllen'], ['Firma'], ['Kanton']]],
  [
    'figures',
    [
      ['Jahr 2024', '12'],
      ['Jahr 2025', '15'],
    ],
  ],
  ['nothing', []],
];
test.each(COVERS)('the sheet with the table is found after a sheet with %s', async (_what, cover) => {
  const { file, rows } = await readAll(
    aWorkbook([sheet([...cover], { name: 'Deckblatt' }), sheet([HEADERS, row], { name: 'Firmen' })]),
  );
  expect([file.sheet, file.sheets]).toEqual(['Firmen', ['Deckblatt', 'Firmen']]);
  expect(rows).toMatchObject([{ company_name: 'Arven AG' }]);
});

test('an active sheet with headers is read even if another sheet has more headers', async () => {
  const { file } = await readAll(
    aWorkbook([
      sheet([HEADERS, row], { name: 'A' }),
      sheet(
        [
          [...HEADERS, 'website'],
          [...row, 'arven.ch'],
        ],
        { name: 'B' },
      ),
    ]),
  );
  expect(file.sheet).toBe('A');
});

test.each([
  [
    ['Startup', 'Ort', 'Bemerkung'],
    ['Vorname', 'Nachname', 'E-Mail'],
  ],
  [
    ['Firma', 'Ort', 'Punkte'],
    ['Firma', 'Telefon'],
  ],
  [
    ['Entreprise', 'Remarque'],
    ['Secteur', 'Pays'],
  ],
  [
    ['Name', 'Thema'],
    ['Startup', 'Kanton'],
  ],
  [['Firma'], ['Branche', 'Land']],
])('the active sheet with the headers %j is read, not the sheet with %j', async (active, other) => {
  const { file } = await readAll(
    aWorkbook([
      sheet([active, active.map((_header, index) => `Arven ${index}`)], { name: 'Liste' }),
      sheet([other, other.map((_header, index) => `Zirbe ${index}`)], { name: 'Legende' }),
    ]),
  );
  expect(file.sheet).toBe('Liste');
});

test('if no sheet has known headers, the active sheet is read', async () => {
  const { file } = await readAll(
    aWorkbook([sheet([['x', 'y']], { name: 'A' }), sheet([['z']], { name: 'B' })]),
  );
  expect(file.sheet).toBe('A');
});
