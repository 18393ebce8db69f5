import { testApp } from '../testing/test-app';
import { forgetImports, importAll, importer } from './imports.fixture';

let server: Awaited<ReturnType<typeof testApp>>;
let person: ReturnType<typeof importer>;
beforeAll(async () => {
  server = await testApp();
  person = importer(server);
});
afterAll(() => server.close());
beforeEach(() => forgetImports(server));

const readAll = (content: string | Uint8Array | Promise<Uint8Array>) => importAll(server, content);
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'utf8')] : part)));

describe('reading CSV files', () => {
  test.each<[string, string | Uint8Array, object]>([
    [
      'a first line that names the separator',
      'sep=;\r\ncompany_name;canton\r\nArven AG;ZH\r\n',
      { delimiter: ';', header_line: 2 },
    ],
    [
      'headers full of commas',
      'Firma (Name, Sitz, Pflicht);Kanton (Kürzel, Pflicht)\nArven AG;ZH\n',
      { delimiter: ';' },
    ],
    [
      'invisible characters in the headers',
      '\uFEFF\uFEFFcompany_name\u200B;canton\u00A0\nArven AG;ZH\n',
      { delimiter: ';' },
    ],
    ['formulas that hold a text', 'company_name;canton\n="Arven AG";="ZH"\n', {}],
    ['quotes behind blanks', 'company_name, canton\n"Arven AG", "ZH"\n', { delimiter: ',' }],
    [
      'a title above the headers',
      'Startups 2026;\nStand 4. Mai;\n;\nFirma;Kanton\nArven AG;ZH\n',
      { header_line: 4 },
    ],
    ['headers of two lines', 'Firma;Sitz;\n;Kanton;Land\nArven AG;ZH;CH\n', { header_line: 2 }],
    [
      'UTF-16 with tabs',
      bytes([0xff, 0xfe], [...Buffer.from('company_name\tcanton\nArven AG\tZH\n', 'utf16le')].map(Number)),
      { encoding: 'utf-16le', delimiter: '\t' },
    ],
    ['pipes', 'company_name|canton\nArven AG|ZH\n', { delimiter: '|' }],
  ])('a CSV file with %s is read', async (_name, content, facts) => {
    const { file, rows } = await readAll(content);
    expect(file).toMatchObject({ state: 'checked', counts: { create: 1, failed: 0 }, ...facts });
    expect(rows).toMatchObject([{ company_name: 'Arven AG', canton: 'ZH' }]);
  });

  test.each([
    ['of old Macs', '\r'],
    ['that were doubled on their way', '\r\r\n'],
    ['in the wrong order', '\n\r'],
    ['of mainframes', '\u0085'],
    ['of Unicode', '\u2028'],
    ['of records in ASCII', '\u001E'],
  ])('line breaks %s end lines', async (_kind, end) => {
    const lines = ['company_name;canton', 'Arven AG;ZH', 'Zirbe AG;BE', ''];
    const { file, rows } = await readAll(lines.join(end));
    expect(file).toMatchObject({ delimiter: ';', counts: { create: 2, failed: 0 } });
    expect(rows).toMatchObject([
      { company_name: 'Arven AG', canton: 'ZH' },
      { company_name: 'Zirbe AG', canton: 'BE' },
    ]);
  });

  test('a file may have several kinds of line breaks, and those inside a cell are kept', async () => {
    const { rows } = await readAll(
      'company_name;company_description\r\nA AG;"Holz\rHarz"\rB AG;Holz\vHarz\nC AG;Holz\u2028Harz\r\nD AG;"Holz\r\nHarz"',
    );
    expect(rows.map(({ company_name, company_description }) => [company_name, company_description])).toEqual(
      ['A AG', 'B AG', 'C AG', 'D AG'].map((name) => [name, 'Holz\nHarz']),
    );
  });

  test.each([
    ['two byte order marks before quotes', '\uFEFF\uFEFF"company_name";"canton"'],
    ['a zero-width space before quotes', '\u200B"company_name";"canton"'],
    ['a byte order mark that was read in another encoding', 'ï»¿"company_name";canton'],
    ['a byte order mark in the second header', 'company_name;\uFEFFcanton'],
    ['soft hyphens', 'com\u00ADpany_name;Kan\u00ADton'],
    ['other blanks', '\u202FCompany\u00A0Name\u2007;\u3000canton'],
    ['marks of direction', '\u202Acompany_name\u202C;\u2068canton\u2069'],
    ['joiners', 'company\u2060_name;can\u200Dton'],
    ['control characters', 'company_name\0;canton\u0007'],
    ['line breaks', '"company\r\nname";"Kan-\nton"'],
    ['decomposed and wide characters', 'ｃｏｍｐａｎｙ＿ｎａｍｅ;Kantonsku\u0308rzel'],
    ['an empty sign of Braille', 'company_name\u2800;canton\uFE0F'],
  ])('headers with %s are recognized', async (_what, headers) => {
    const { file, rows } = await readAll(`${headers}\n\u200BArven AG\uFEFF;\u200EZH\u200F\n`);
    expect(file.columns.map(({ becomes }) => becomes)).toEqual(['company_name', 'canton']);
    expect(rows).toMatchObject([{ company_name: 'Arven AG', canton: 'ZH' }]);
  });

  test('quotes after backslashes and commas inside quotes belong to their cells', async () => {
    const { rows } = await readAll(
      'company_name,company_description,canton\n"Arven AG","says \\"grüezi, sali\\" daily",ZH\n"Zirbe AG","plain, dry",BE\n',
    );
    expect(rows).toMatchObject([
      { company_description: 'says "grüezi, sali" daily', canton: 'ZH' },
      { company_description: 'plain, dry', canton: 'BE' },
    ]);
  });

  test('blanks before quotes do not belong to a cell with commas', async () => {
    const { rows } = await readAll('company_name, company_description, canton\nArven AG, "Holz, Harz", ZH\n');
    expect(rows).toMatchObject([{ company_description: 'Holz, Harz', canton: 'ZH' }]);
  });

  test('lines below the table are not imported as companies', async () => {
    const { notes, rows } = await readAll(
      'company_name;canton;raised_money\nArven AG;ZH;1000\n;;\nTotal;;1000\nQuelle: Amt für Holz;;\nSumme AG;BE;5\n',
    );
    expect(rows.map(({ company_name }) => company_name)).toEqual(['Arven AG', 'Summe AG']);
    expect(notes).toEqual([
      [],
      [expect.stringMatching(/“Total” looks like/)],
      [expect.stringMatching(/“Quelle: /)],
      [],
    ]);
  });

  test.each(['Summe', 'Totale', 'Total: 1', 'Source: Office', 'Fonte: Ufficio'])(
    'the line %s below the table is not imported as a company',
    async (label) => {
      const { file, rows } = await readAll(`company_name;raised_money\nArven AG;1000\n${label};1000\n`);
      expect([file.counts?.failed, rows.map(({ company_name }) => company_name)]).toEqual([1, ['Arven AG']]);
    },
  );

  test('if two columns have the same field, unused cells have a note', async () => {
    const { notes, rows } = await readAll(
      'company_name;Website;website\nArven AG;;https://arven.example\nZirbe AG;https://zirbe.example;https://other.example\n',
    );
    expect(rows).toMatchObject([{ website: 'https://arven.example' }, { website: 'https://zirbe.example' }]);
    expect(notes).toEqual([
      [],
      ['website “https://other.example” is not used: another column has this field.'],
    ]);
  });

  test('entries that mean no count as set, with a warning', async () => {
    const { notes, rows } = await readAll(
      'company_name;Rejected (R);fif grant\nArven AG;0;nein\nZirbe AG;x;\n',
    );
    expect(rows).toMatchObject([{ rejected: 1 }, { rejected: 1 }]);
    expect(notes).toEqual([
      ['Rejected (R) “0” counts as set: any entry does.', 'fif grant “nein” counts as set: any entry does.'],
      [],
    ]);
  });

  test('spreadsheet errors are omitted with a note', async () => {
    const { notes, rows } = await readAll(
      'company_name;canton\nArven AG;#BEZUG!\n#NAME?;ZH\nZirbe AG;#####\n',
    );
    expect(rows).toMatchObject([{ canton: null }, { canton: null }]);
    expect(notes).toEqual([
      ['canton “#BEZUG!” is an error of the spreadsheet and is left out.'],
      ['company_name “#NAME?” is an error of the spreadsheet.'],
      ['canton “#####” is an error of the spreadsheet and is left out.'],
    ]);
  });

  test('a date that is invalid in any order of day and month is omitted with a note', async () => {
    const { notes, rows } = await readAll(
      'company_name;article_date\nArven AG;31.12.2023\nZirbe AG;12/31/2023\n',
    );
    expect(rows).toMatchObject([{ article_date: '2023-12-31' }, { article_date: null }]);
    expect(notes[1]).toEqual(['article_date “12/31/2023” cannot be read and is left out.']);
  });

  test('phone numbers and IDs that a spreadsheet shortened are omitted with a note', async () => {
    const { notes } = await readAll('company_name;number;ID\nArven AG;4.14E+10;1.2E+19\n');
    expect(notes).toEqual([[expect.stringMatching(/^number/), expect.stringMatching(/^ID/)]]);
  });
});

describe('encodings of imported files', () => {
  test('a UTF-8 file with one invalid byte is read as UTF-8, with a note on the file and on the line', async () => {
    const { file, rows, notes } = await readAll(
      bytes('company_name;company_description\nZürcher Arven AG;Gr', [0xc3], '\nÄste AG;Schön\n'),
    );
    expect(file).toMatchObject({
      encoding: 'utf-8',
      read_notes: [expect.stringMatching(/^One character is not valid in utf-8/)],
    });
    expect(rows).toMatchObject([{ company_name: 'Zürcher Arven AG' }, { company_name: 'Äste AG' }]);
    expect(notes).toEqual([['company_description “Gr\uFFFD” holds characters that could not be read.'], []]);
  });

  test('a file in Mac Roman is recognized', async () => {
    const { file, rows } = await readAll(
      bytes('company_name\rZ', [0x9f], 'rcher Br', [0x9f], 'he AG\rGen', [0x8f], 've SA\r'),
    );
    expect(file.encoding).toBe('macintosh');
    expect(rows).toMatchObject([{ company_name: 'Zürcher Brühe AG' }, { company_name: 'Genève SA' }]);
  });

  test('a person can choose windows-1250 for a file', async () => {
    const file = await person.upload(bytes('company_name\n', [0xc8], 'edi', [0xe8], ' AG\n'));
    expect([file.encoding, file.chosen]).toEqual(['windows-1252', []]);
    await person.choose(file.id, { encoding: 'windows-1250' });
    expect(await person.read(file.id)).toMatchObject({ encoding: 'windows-1250', chosen: ['encoding'] });
    expect(await person.lines(file.id)).toMatchObject([{ company_name: 'Čedič AG' }]);
  });
});

describe('amounts of an import', () => {
  const money = async (cells: string[], headers = 'raised_money') =>
    readAll(`company_name;${headers}\n${cells.map((cell, index) => `A${index} AG;${cell}\n`).join('')}`);

  test('a separator before three digits groups thousands', async () => {
    const { file, rows } = await money(['250.000', '1.500', '€ 250.000', "1'250'000"]);
    expect(rows.map(({ raised_money }) => raised_money)).toEqual([250_000, 1500, 250_000, 1_250_000]);
    expect([rows[2]?.raised_currency, file.decimal]).toEqual(['EUR', null]);
  });

  test('if other amounts show that the separator is decimal, an ambiguous amount is omitted until a person chooses', async () => {
    const file = await person.upload('company_name;raised_money\nA AG;1.5\nB AG;250.125\n');
    expect(file.decimal).toBe('point');
    expect((await person.lines(file.id)).map(({ notes }) => notes)).toEqual([
      [],
      ['raised_money “250.125” cannot be read and is left out.'],
    ]);
    await person.choose(file.id, { decimal: 'point' });
    const chosen = await person.read(file.id);
    expect([chosen.decimal, chosen.chosen, chosen.state]).toEqual(['point', ['decimal'], 'checked']);
    expect((await person.lines(file.id)).map(({ notes }) => notes)).toEqual([[], []]);
    await person.choose(file.id, { decimal: null });
    expect((await person.read(file.id)).chosen).toEqual([]);
  });

  test('the header of a column gives the unit of its amounts', async () => {
    const { rows } = await money(['2.5', '3 Tsd'], 'Betrag (Mio. EUR)');
    expect(rows).toMatchObject([{ raised_money: 2_500_000, raised_currency: 'EUR' }, { raised_money: 3000 }]);
  });
});

describe('order of day and month in an import', () => {
  const dates = (...cells: string[]) =>
    `company_name;article_date\n${cells.map((cell, index) => `A${index} AG;${cell}\n`).join('')}`;

  test.each([
    [['03/04/2024', '03/25/2024'], 'month_first', ['2024-03-04', '2024-03-25']],
    [['12-31-2023', '1-2-2024', '2024-05-06'], 'month_first', ['2023-12-31', '2024-01-02', '2024-05-06']],
    [['03/04/2024', '25/03/2024'], 'day_first', ['2024-04-03', '2024-03-25']],
    [['03/04/2024', '05/06/2024'], null, ['2024-04-03', '2024-06-05']],
    [['03/04/2024', '2024-03-25'], null, ['2024-04-03', '2024-03-25']],
    [['03/04/2024', '25/03/2024', '03/25/2024'], 'unsure', [null, '2024-03-25', null]],
  ])('from the dates %j the order of day and month is %s', async (cells, order, read) => {
    const { file, rows, notes } = await readAll(dates(...cells));
    expect([file.date_order, file.chosen]).toEqual([order, []]);
    expect(rows.map(({ article_date }) => article_date)).toEqual(read);
    expect(notes.map((texts) => texts.length)).toEqual(read.map((date) => (date === null ? 1 : 0)));
  });

  test('a person can choose the order of day and month or let it be detected again', async () => {
    const file = await person.upload(dates('03/04/2024', '03/25/2024'));
    await person.choose(file.id, { date_order: 'day_first' });
    const chosen = await person.read(file.id);
    expect([chosen.date_order, chosen.chosen, chosen.counts?.noted]).toEqual([
      'day_first',
      ['date_order'],
      1,
    ]);
    await person.choose(file.id, { date_order: null });
    expect(await person.read(file.id)).toMatchObject({ date_order: 'month_first', chosen: [] });
  });
});

describe('units of imported amounts', () => {
  test.each([
    [';;in Mio. CHF', 2_500_000, 'CHF', 'raised_money (in Mio. CHF)'],
    [';;[kEUR]', 2500, 'EUR', 'raised_money (kEUR)'],
    ['-;-;USD', 2.5, 'USD', 'raised_money (USD)'],
    [';;Tsd. CHF', 2500, 'CHF', 'raised_money (Tsd. CHF)'],
    [';;kr', null, 'CHF', 'raised_money (kr)'],
  ])(
    'the row %s below the headers is read as units',
    async (units, raised_money, raised_currency, header) => {
      const { file, rows } = await readAll(`company_name;canton;raised_money\n${units}\nArven AG;ZH;2.5\n`);
      expect(file).toMatchObject({ header_line: 1, rows: 1, blank: 0, counts: { create: 1, failed: 0 } });
      expect(file.columns[2]?.header).toBe(header);
      expect(rows).toMatchObject([{ company_name: 'Arven AG', raised_money, raised_currency }]);
    },
  );

  test.each(['K;;', 'CHF;ZH;', 'Mio. AG;;in Mio. CHF', ';;2.5', 'M;ZH;CHF 5'])(
    'the row %s below the headers is read as a line of the list',
    async (line) => {
      const file = await person.upload(`company_name;canton;raised_money\n${line}\nArven AG;ZH;2.5\n`);
      expect([file.rows, file.columns[2]?.header]).toEqual([2, 'raised_money']);
    },
  );
});

test.each([
  ['Nr.;Firma;Kanton', ['1', '2', '3']],
  ['Lfd. Nr.;Firma;Kanton', ['1', '2', '3']],
  ['#;Firma;Kanton', ['1.', '2.', '3.']],
  ['No.;Firma;Kanton', ['1', '2', '3']],
  ['Nr;Firma;Kanton', ['21', '22', '23']],
])(
  'running numbers below the headers %s are not read as IDs, and the import reports it',
  async (headers, numbers) => {
    const list = (name: string) =>
      `${headers}\n${numbers.map((number, index) => `${number};${name}${index} AG;ZH\n`).join('')}`;
    const first = await readAll(list('Arven'));
    expect(first.file.columns[0]?.becomes).toBe('leave_out');
    expect(first.file.read_notes).toEqual([expect.stringMatching(/numbers the rows and is left out/)]);
    expect((await readAll(list('Zirbe'))).rows).toHaveLength(6);
  },
);

test.each(['ID;Firma\n1;Arven AG\n2;Zirbe AG\n', 'Nr.;Firma\n17;Arven AG\n4;Zirbe AG\n'])(
  'other numbers in a first column are read as IDs: %j',
  async (list) => {
    const { file } = await readAll(list);
    expect([file.columns[0]?.becomes, file.read_notes]).toEqual(['id', []]);
  },
);

describe('headers of an import', () => {
  test('if several columns could be one field, the most certain column is used', async () => {
    const { rows } = await readAll('Name;Vorname;Firma;Kanton\nMuster;Anna;Arven Bau AG;ZH\n');
    expect(rows).toMatchObject([{ company_name: 'Arven Bau AG', last_name: 'Muster', first_name: 'Anna' }]);
  });

  test('headers that only resemble an award are omitted, and the awards are offered', async () => {
    const { file } = await readAll('Company;Technology;fif grant\nArven AG;Photonics;x\n');
    expect(file.columns.map(({ becomes, award }) => [becomes, award])).toEqual([
      ['company_name', null],
      ['leave_out', null],
      ['award', 'fif grant'],
    ]);
    expect(file.columns[1]?.candidates).toContain('swiss technology award');
  });

  test('a person can choose the header line or let it be detected again', async () => {
    const file = await person.upload('Bericht;Entwurf\nTitel;Art\nArven AG;x\n');
    expect([file.header_line, file.top_rows]).toEqual([
      1,
      [
        { line: 1, cells: ['Bericht', 'Entwurf'] },
        { line: 2, cells: ['Titel', 'Art'] },
        { line: 3, cells: ['Arven AG', 'x'] },
      ],
    ]);
    await person.choose(file.id, { header_line: 2 });
    const chosen = await person.read(file.id);
    expect([chosen.header_line, chosen.chosen, chosen.rows]).toEqual([2, ['header_line'], 1]);
    expect(chosen.columns.map(({ header }) => header)).toEqual(['Titel', 'Art']);
    await person.choose(file.id, { header_line: 9 });
    expect(await person.read(file.id)).toMatchObject({
      state: 'failed',
      problem: 'Line 9 holds no text. Choose another line for the headers.',
      top_rows: chosen.top_rows,
    });
    await person.choose(file.id, { header_line: null });
    expect(await person.read(file.id)).toMatchObject({ state: 'checked', header_line: 1, chosen: [] });
  });
});
