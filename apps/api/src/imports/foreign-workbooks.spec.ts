import { testApp } from '../testing/test-app';
import { aBook, aLink, aSheet, written } from './file/written-by-sheetjs.fixture';
import { forgetImports, importAll, importer } from './imports.fixture';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetImports(server));

const xlsx = (...sheets: Parameters<typeof aBook>) =>
  written(aBook(...sheets), { bookType: 'xlsx', bookSST: true, compression: true });
const readAll = (...sheets: Parameters<typeof aBook>) => importAll(server, xlsx(...sheets));

const HEADERS = ['company_name', 'canton', 'website'];
const ARVEN = ['Arven AG', 'ZH', 'https://arven.example'];
const ZIRBE = ['Zirbe AG', 'BE', 'https://zirbe.example'];
const LIST = aSheet([HEADERS, ARVEN]);
const CHOICES = aSheet([['Kanton'], ['ZH'], ['BE']]);
const LEFT_OUT = 'Hidden sheets are left out: Auswahl.';

describe('hidden parts of a workbook', () => {
  test.each<[string, Parameters<typeof aBook>, string[]]>([
    [
      'a hidden first sheet',
      [
        ['Auswahl', CHOICES, 1],
        ['Liste', LIST],
      ],
      [LEFT_OUT],
    ],
    [
      'a very hidden first sheet',
      [
        ['Auswahl', CHOICES, 2],
        ['Liste', LIST],
      ],
      [LEFT_OUT],
    ],
    [
      'a hidden last sheet',
      [
        ['Liste', LIST],
        ['Auswahl', CHOICES, 1],
      ],
      [LEFT_OUT],
    ],
    [
      'sheets that are all hidden',
      [
        ['Liste', LIST, 1],
        ['Auswahl', CHOICES, 2],
      ],
      ['All sheets of the file are hidden.'],
    ],
    [
      'an empty first sheet',
      [
        ['Leer', aSheet([[]])],
        ['Liste', LIST],
      ],
      [],
    ],
    [
      'a hidden column',
      [['Liste', aSheet([HEADERS, ARVEN], { hiddenColumns: [1] })]],
      ['One column is hidden in the sheet, and read as all others.'],
    ],
    [
      'hidden columns right of the table',
      [['Liste', aSheet([HEADERS, ARVEN], { hiddenColumns: [1, 2, 3, 4] })]],
      ['2 columns are hidden in the sheet, and read as all others.'],
    ],
    [
      'a hidden row',
      [['Liste', aSheet([HEADERS, ARVEN], { hiddenRows: [1] })]],
      ['One row is hidden in the sheet, and read as all others.'],
    ],
  ])('the list of a workbook with %s is read', async (_name, sheets, notes) => {
    const { file, rows } = await readAll(...sheets);
    expect([file.sheet, file.read_notes]).toEqual(['Liste', notes]);
    expect(rows).toMatchObject([
      { company_name: 'Arven AG', canton: 'ZH', website: 'https://arven.example' },
    ]);
  });

  test('after selecting an empty sheet, a person can select another sheet', async () => {
    const person = importer(server);
    const { id } = await person.upload(xlsx(['Liste', LIST], ['Leer', aSheet([[]])]));
    await person.choose(id, { sheet: 'Leer' });
    expect(await person.read(id)).toMatchObject({ state: 'failed', problem: 'The sheet is empty.' });
    await person.choose(id, { sheet: 'Liste' });
    expect(await person.read(id)).toMatchObject({ state: 'checked', sheet: 'Liste', rows: 1 });
  });
});

test.each<[string, object, string | null, string | null]>([
  ['an address', aLink('Arven', 'https://arven.example/a'), 'https://arven.example/a', 'is a link'],
  [
    'a place in a page',
    aLink('Website', 'https://arven.example/a#b'),
    'https://arven.example/a#b',
    'is a link',
  ],
  ['capitals', aLink('Web', 'HTTPS://ARVEN.EXAMPLE'), 'HTTPS://ARVEN.EXAMPLE', 'is a link'],
  [
    'an address without a scheme',
    aLink('Web', 'www.arven.example'),
    'https://www.arven.example',
    'is a link',
  ],
  [
    'parameters',
    aLink('Web', 'https://arven.example/?a=1&b=2'),
    'https://arven.example/?a=1&b=2',
    'is a link',
  ],
  [
    'a formula',
    aLink('Web', '', 'HYPERLINK("https://arven.example","Web")'),
    'https://arven.example',
    'is a link',
  ],
  [
    'a formula that is computed',
    aLink('Web', '', 'HYPERLINK(A2&".example","Web")'),
    null,
    'must be a web address',
  ],
  ['another cell', aLink('Siehe unten', '#Liste!A9'), null, 'must be a web address'],
  ['a file', aLink('Bericht', 'file:///C:/bericht.docx'), null, 'must be a web address'],
  [
    'the address that it shows',
    aLink('www.arven.example', 'https://arven.example/'),
    'https://www.arven.example',
    null,
  ],
  [
    'another address than it shows',
    aLink('https://arven.example', 'https://zirbe.example'),
    'https://arven.example',
    'links to another address, “https://zirbe.example”: its text is read.',
  ],
])(
  'for a website cell with a link to %s, the address is read or noted',
  async (_what, cell, website, note) => {
    const { rows, notes } = await readAll([
      'Liste',
      aSheet([
        ['company_name', 'website'],
        ['Arven AG', cell],
      ]),
    ]);
    expect(rows).toMatchObject([{ company_name: 'Arven AG', website }]);
    expect(notes).toEqual([note === null ? [] : [expect.stringContaining(note)]]);
  },
);

test.each([
  ['Mail', 'mailto:info@arven.example', 'info@arven.example'],
  ['E-Mail', 'MAILTO:info@arven.example?subject=Hallo', 'info@arven.example'],
  ['info@arven.example', 'mailto:other@arven.example', 'info@arven.example'],
])('the email address of a cell with the text %s and the link %s is read', async (text, target, email) => {
  const { rows, notes } = await readAll([
    'Liste',
    aSheet([
      ['company_name', 'email'],
      ['Arven AG', aLink(text, target)],
    ]),
  ]);
  expect([rows[0]?.email, notes[0]?.length]).toEqual([email, 1]);
});

describe('merged cells of a workbook', () => {
  const merged = (cells: Parameters<typeof aSheet>[0], ...merges: string[]) =>
    readAll(['Liste', aSheet(cells, { merges })]);

  test('headers merged across columns and lines are joined', async () => {
    const { file, rows } = await merged(
      [
        ['company_name', 'Finanzierung', null, 'canton'],
        [null, 'raised_money', 'raised_currency', null],
        ['Arven AG', 5, 'EUR', 'ZH'],
      ],
      'A1:A2',
      'B1:C1',
      'D1:D2',
    );
    expect(file.header_line).toBe(2);
    expect(rows).toMatchObject([
      { company_name: 'Arven AG', raised_money: 5, raised_currency: 'EUR', canton: 'ZH' },
    ]);
  });

  test('a value merged over several rows counts for each row, with a note', async () => {
    const { rows, notes } = await merged([HEADERS, ARVEN, ['Zirbe AG'], ['Erle AG']], 'B2:B4');
    expect(rows.map(({ canton, website }) => [canton, website])).toEqual([
      ['ZH', 'https://arven.example'],
      ['ZH', null],
      ['ZH', null],
    ]);
    expect(notes.slice(1)).toEqual(Array(2).fill(['canton “ZH” is the text of a merged cell.']));
  });

  test('the value of a merged block counts only for its first column', async () => {
    const { rows } = await merged(
      [['company_name', 'sector', 'canton'], ['Arven AG', 'biotech'], ['Zirbe AG']],
      'B2:C3',
    );
    expect(rows.map(({ sector, canton }) => [sector, canton])).toEqual([
      ['BioT', null],
      ['BioT', null],
    ]);
  });

  test('titles merged across columns and lines are not headers', async () => {
    const { file, rows } = await merged(
      [['Startups 2026'], [], ['Stand 4. Mai'], HEADERS, ARVEN],
      'A1:C2',
      'A3:C3',
    );
    expect([file.header_line, rows.length]).toEqual([4, 1]);
  });

  test('empty cells merged across columns are a blank row', async () => {
    const { file, rows } = await merged([HEADERS, [], ARVEN], 'A2:C2');
    expect([file.counts?.failed, rows.length]).toEqual([0, 1]);
  });

  test('a row merged across columns has a note that it may be a heading', async () => {
    const { notes } = await merged([HEADERS, ['Zürich'], ARVEN, ['Bern'], ZIRBE], 'A2:C2', 'A4:C4');
    const heading = ['company_name is merged across 3 columns: it may be a heading.'];
    expect(notes).toEqual([heading, [], heading, []]);
  });

  test('a name merged across columns has no note if its row has other texts', async () => {
    const { rows, notes } = await merged(
      [
        ['company_name', null, 'canton'],
        ['Arven AG', null, 'ZH'],
      ],
      'A1:B1',
      'A2:B2',
    );
    expect([rows[0]?.canton, notes]).toEqual(['ZH', [[]]]);
  });
});

test('amounts, dates and years are read in the format that SheetJS wrote', async () => {
  const { rows } = await readAll([
    'Liste',
    aSheet([
      ['company_name', 'raised_money', 'founding_year'],
      ['A AG', { t: 'n', v: 1_500_000, z: '#,##0 [$€-407]' }, { t: 'n', v: 43_466, z: 'yyyy' }],
      ['B AG', { t: 'n', v: 2.5, z: '0.0 "Mio. CHF"' }, 2019],
      ['C AG', { t: 'n', v: 3_000_000, z: '_ [$CHF-807]* #,##0.00_ ' }, '2019'],
      ['D AG', { t: 'n', v: 1500, z: '#,##0,"k"' }, { t: 'n', v: 43_466, z: 'd.m.yy' }],
      ['E AG', { t: 'n', v: 5, z: '£#,##0' }, null],
    ]),
  ]);
  expect(rows.map((row) => [row.raised_money, row.raised_currency, row.founding_year])).toEqual([
    [1_500_000, 'EUR', 2019],
    [2_500_000, 'CHF', 2019],
    [3_000_000, 'CHF', 2019],
    [1500, 'CHF', 2019],
    [5, 'GBP', null],
  ]);
});
