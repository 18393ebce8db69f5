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

describe('CSV', () => {
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
    ['old Mac line ends', 'company_name;canton\rArven AG;ZH\r', { delimiter: ';' }],
    ['pipes', 'company_name|canton\nArven AG|ZH\n', { delimiter: '|' }],
  ])('%s', async (_name, content, facts) => {
    const { file, rows } = await readAll(content);
    expect(file).toMatchObject({ state: 'checked', counts: { create: 1, failed: 0 }, ...facts });
    expect(rows).toMatchObject([{ company_name: 'Arven AG', canton: 'ZH' }]);
  });

  test('quotes behind backslashes and commas within quotes stay in their cells', async () => {
    const { rows } = await readAll(
      'company_name,company_description,canton\n"Arven AG","says \\"grüezi, sali\\" daily",ZH\n"Zirbe AG","plain, dry",BE\n',
    );
    expect(rows).toMatchObject([
      { company_description: 'says "grüezi, sali" daily', canton: 'ZH' },
      { company_description: 'plain, dry', canton: 'BE' },
    ]);
  });

  test('blanks before quotes are no part of a cell with commas', async () => {
    const { rows } = await readAll('company_name, company_description, canton\nArven AG, "Holz, Harz", ZH\n');
    expect(rows).toMatchObject([{ company_description: 'Holz, Harz', canton: 'ZH' }]);
  });

  test('lines below the table are no companies', async () => {
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

  test('a column that is there twice says which cells are not used', async () => {
    const { notes, rows } = await readAll(
      'company_name;Website;website\nArven AG;;https://arven.example\nZirbe AG;https://zirbe.example;https://other.example\n',
    );
    expect(rows).toMatchObject([{ website: 'https://arven.example' }, { website: 'https://zirbe.example' }]);
    expect(notes).toEqual([
      [],
      ['website “https://other.example” is not used: another column has this field.'],
    ]);
  });

  test('entries that say no count as set, with a warning', async () => {
    const { notes, rows } = await readAll(
      'company_name;Rejected (R);fif grant\nArven AG;0;nein\nZirbe AG;x;\n',
    );
    expect(rows).toMatchObject([{ rejected: 1 }, { rejected: 1 }]);
    expect(notes).toEqual([
      ['Rejected (R) “0” counts as set: any entry does.', 'fif grant “nein” counts as set: any entry does.'],
      [],
    ]);
  });

  test('errors of a spreadsheet are left out with a note', async () => {
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

  test('a date that exists in no order of day and month is left out with a note', async () => {
    const { notes, rows } = await readAll(
      'company_name;article_date\nArven AG;31.12.2023\nZirbe AG;12/31/2023\n',
    );
    expect(rows).toMatchObject([{ article_date: '2023-12-31' }, { article_date: null }]);
    expect(notes[1]).toEqual(['article_date “12/31/2023” cannot be read and is left out.']);
  });

  test('phone numbers and IDs that a spreadsheet shortened are left out with a note', async () => {
    const { notes } = await readAll('company_name;number;ID\nArven AG;4.14E+10;1.2E+19\n');
    expect(notes).toEqual([[expect.stringMatching(/^number/), expect.stringMatching(/^ID/)]]);
  });
});

describe('encodings', () => {
  test('text in UTF-8 but for one byte stays UTF-8, with a note of the file and of the line', async () => {
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

  test('Mac Roman is recognised', async () => {
    const { file, rows } = await readAll(
      bytes('company_name\rZ', [0x9f], 'rcher Br', [0x9f], 'he AG\rGen', [0x8f], 've SA\r'),
    );
    expect(file.encoding).toBe('macintosh');
    expect(rows).toMatchObject([{ company_name: 'Zürcher Brühe AG' }, { company_name: 'Genève SA' }]);
  });

  test('windows-1250 can be chosen', async () => {
    const file = await person.upload(bytes('company_name\n', [0xc8], 'edi', [0xe8], ' AG\n'));
    expect([file.encoding, file.chosen]).toEqual(['windows-1252', []]);
    await person.choose(file.id, { encoding: 'windows-1250' });
    expect(await person.read(file.id)).toMatchObject({ encoding: 'windows-1250', chosen: ['encoding'] });
    expect(await person.lines(file.id)).toMatchObject([{ company_name: 'Čedič AG' }]);
  });
});

describe('amounts', () => {
  const money = async (cells: string[], headers = 'raised_money') =>
    readAll(`company_name;${headers}\n${cells.map((cell, index) => `A${index} AG;${cell}\n`).join('')}`);

  test('a mark before three digits groups thousands', async () => {
    const { file, rows } = await money(['250.000', '1.500', '€ 250.000', "1'250'000"]);
    expect(rows.map(({ raised_money }) => raised_money)).toEqual([250_000, 1500, 250_000, 1_250_000]);
    expect([rows[2]?.raised_currency, file.decimal]).toEqual(['EUR', null]);
  });

  test('where other amounts show that the mark is decimal, it is a doubt until a person chooses', async () => {
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

describe('headers', () => {
  test('of several columns for a field the surest one is it', async () => {
    const { rows } = await readAll('Name;Vorname;Firma;Kanton\nMuster;Anna;Arven Bau AG;ZH\n');
    expect(rows).toMatchObject([{ company_name: 'Arven Bau AG', last_name: 'Muster', first_name: 'Anna' }]);
  });

  test('headers that are only like an award are left out, and the awards are offered', async () => {
    const { file } = await readAll('Company;Technology;fif grant\nArven AG;Photonics;x\n');
    expect(file.columns.map(({ becomes, award }) => [becomes, award])).toEqual([
      ['company_name', null],
      ['leave_out', null],
      ['award', 'fif grant'],
    ]);
    expect(file.columns[1]?.candidates).toContain('swiss technology award');
  });

  test('the line of the headers can be chosen, and detected again', async () => {
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
