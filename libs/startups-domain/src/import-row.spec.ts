import { cantonCode } from './canton-code';
import { mapHeaders, toImportBody, toImportRow } from './import-row';
import { sectorCode } from './sector-code';

test('a row becomes a body of fields, flags and award names', () => {
  const { body, unknownHeaders, unreadable } = toImportRow([
    ['ID', ' 7 '],
    ['Company_Name', ' Nivalis '],
    ['founding year', '2019'],
    ['raised_money', 'CHF 1’234.50'],
    ['article_date', '10/5/2024'],
    ['canton', 'Genf'],
    ['website', ''],
    ['Rejected (R)', ''],
    ['Candidate', 'no'],
    ['New (N)', 'x'],
    ['Investment', '1'],
    ['score', '12.5'],
    ['VENTURE KICK 1', 'x'],
    ['eth spin-off', ''],
  ]);
  expect(body).toEqual({
    id: '7',
    company_name: 'Nivalis',
    founding_year: 2019,
    raised_money: 1234.5,
    article_date: '2024-05-10',
    canton: 'Genf',
    rejected: 0,
    candidate: 1,
    is_new: 1,
    investment: 1,
    awards: ['venture kick 1'],
  });
  expect([unknownHeaders, unreadable]).toEqual([[], []]);
});

test('unknown headers are reported, and fill nothing', () => {
  const { columns, unknownHeaders } = mapHeaders(['ID', ' boldbrain ', '', 'w.a. de vigier']);
  expect(unknownHeaders).toEqual(['boldbrain', 'w.a. de vigier']);
  expect(toImportBody({ columns }, ['1', 'x', 'y', 'x']).body).toEqual({ id: '1', awards: [] });
});

test('an unknown header that the person accepts is an award by its name', () => {
  const row = new Map([
    ['Boldbrain', 'x'],
    ['masschallenge', 'x'],
    ['venture kick 1', 'x'],
    ['w.a. de vigier', ''],
  ]);
  const { body, unknownHeaders } = toImportRow(row, { extraAwards: ['boldbrain', 'W.A. de Vigier', '-'] });
  expect(body.awards).toEqual(['Boldbrain', 'venture kick 1']);
  expect(unknownHeaders).toEqual(['masschallenge']);
});

test('accepting a known header as an award does not take its column away', () => {
  expect(toImportRow([['investors', 'GSK']], { extraAwards: ['investors'] }).body).toEqual({
    investors: 'GSK',
    awards: [],
  });
});

test.each([
  [[['raised_money', '22 Millionen Dollar']], { raised_money: 22_000_000, raised_currency: 'USD' }],
  [[['raised_money', 'CHF 1.5 Mio.']], { raised_money: 1_500_000 }],
  [
    [
      ['raised_money', '2 Mio'],
      ['raised_currency', 'Euro'],
    ],
    { raised_money: 2_000_000, raised_currency: 'EUR' },
  ],
] as const)('the amount in %j is read with its unit and currency', (row, body) => {
  expect(toImportRow(row)).toMatchObject({ body: { ...body, awards: [] }, unreadable: [] });
});

test.each(['1-2 Mio', '5 Mio (2020: 3 Mio)', '1.250 Mio'])(
  'the amount %j cannot be read for sure: a problem of its line, and the field stays empty',
  (cell) => {
    expect(toImportRow([['raised_money', cell]])).toMatchObject({
      body: { awards: [] },
      unreadable: [{ header: 'raised_money', cell }],
    });
  },
);

test('a cell that is no date or number where one is required is reported, not sent', () => {
  expect(
    toImportRow([
      ['article_date', '31/2/2024'],
      ['founding_year', 'soon'],
      ['raised_money', ''],
    ]),
  ).toMatchObject({
    body: { awards: [] },
    unreadable: [
      { header: 'article_date', cell: '31/2/2024' },
      { header: 'founding_year', cell: 'soon' },
    ],
  });
});

test('of two columns for one field the first that is filled counts; one mark is enough for a flag or award', () => {
  const { body } = toImportRow([
    ['email', ''],
    ['Email', 'a@x.ch'],
    ['EMAIL', 'b@x.ch'],
    ['rejected', 'x'],
    ['Rejected (R)', ''],
    ['eurostars', 'x'],
    ['Eurostars', 'x'],
  ]);
  expect(body).toEqual({ email: 'a@x.ch', rejected: 1, awards: ['eurostars'] });
});

test('a short row has empty cells at its end, a long one loses nothing that has a header', () => {
  const mapping = mapHeaders(['ID', 'company_name', 'rejected']);
  expect(toImportBody(mapping, ['1']).body).toEqual({ id: '1', rejected: 0, awards: [] });
  expect(toImportBody(mapping, ['1', 'A', '', 'beyond']).body).toEqual({
    id: '1',
    company_name: 'A',
    rejected: 0,
    awards: [],
  });
});

test('headers that name parts of an object are just unknown', () => {
  expect(
    toImportRow([
      ['__proto__', 'x'],
      ['constructor', 'x'],
    ]),
  ).toMatchObject({
    body: { awards: [] },
    unknownHeaders: ['__proto__', 'constructor'],
  });
});

test.each(['1', 'm', "1'", '\u0301\u0316', '\uFDFA', ',', ' '])(
  'a text of 20,000 %j is no number, amount, currency, canton or sector',
  (piece) => {
    const cell = `x${piece.repeat(20_000)}x`;
    const headers = ['founding_year', 'raised_money', 'raised_currency', 'article_date'];
    expect(toImportRow(headers.map((header) => [header, cell]))).toMatchObject({
      body: { awards: [] },
      unreadable: headers.map((header) => ({ header, cell })),
    });
    expect([cantonCode(cell), sectorCode(cell)]).toEqual([null, null]);
  },
);

test('a text of 400 characters is still read', () => {
  const blanks = ' '.repeat(396);
  expect([cantonCode(`Zug,${blanks}`), sectorCode(`ICT,${blanks}`)]).toEqual(['ZG', 'ICT']);
  expect(cantonCode(`Zug,${blanks}.`)).toBeNull();
});

test('placeholders are empty cells, but not of a flag or an award', () => {
  const { body, unreadable } = toImportRow([
    ['company_name', 'Ph AG'],
    ['website', 'n/a'],
    ['canton', 'k.A.'],
    ['founding_year', '-'],
    ['article_date', 'NULL'],
    ['Rejected (R)', '-'],
    ['eurostars', 'keine'],
  ]);

  expect(body).toEqual({ company_name: 'Ph AG', rejected: 1, awards: ['eurostars'] });
  expect(unreadable).toEqual([]);
});

test('a phone number or ID that a spreadsheet has shortened is reported, a number in this form is read', () => {
  expect(
    toImportRow([
      ['number', '4.14412E+10'],
      ['ID', '4E+10'],
      ['raised_money', '1.5E+06'],
    ]),
  ).toMatchObject({
    body: { raised_money: 1_500_000, awards: [] },
    unreadable: [
      { header: 'number', cell: '4.14412E+10' },
      { header: 'ID', cell: '4E+10' },
    ],
  });
});

test('a person or company may be called Null or None', () => {
  const { body } = toImportRow([
    ['company_name', 'None'],
    ['first_name', 'n/a'],
    ['last_name', 'Null'],
  ]);

  expect(body).toEqual({ company_name: 'None', last_name: 'Null', awards: [] });
});

test.each([
  ['Rejected (R)', '0', 'negative'],
  ['fif grant', 'nein', 'negative'],
  ['company_name', 'Z\uFFFDri AG', 'replaced'],
] as const)('%s %j is doubtful: %s, and still read', (header, cell, doubt) => {
  const { body, doubtful } = toImportRow([[header, cell]]);
  expect(doubtful).toEqual([{ column: 0, header: header.trim(), cell, doubt }]);
  expect(Object.values(body).some((value) => value === 1 || value === cell || String(value) === header)).toBe(
    true,
  );
});

test('a second column of a field is not used, which is doubtful where its cell differs', () => {
  const row = (second: string) =>
    toImportRow([
      ['website', 'a.example'],
      ['Website', second],
    ]).doubtful;
  expect(row('b.example')).toEqual([{ column: 1, header: 'website', cell: 'b.example', doubt: 'unused' }]);
  expect([row('a.example'), row(''), row('-')]).toEqual([[], [], []]);
});

test.each(['#N/A', '#REF!', '#####'])('the error %s is left out of any field', (cell) => {
  expect(toImportRow([['canton', cell]])).toMatchObject({
    body: { awards: [] },
    unreadable: [{ header: 'canton', cell }],
  });
});

test('the header of amounts gives its unit to cells without one', () => {
  const { columns } = mapHeaders(['raised_money']);
  const read = (cell: string) => toImportBody({ columns }, [cell], { units: ['Mio. EUR'] }).body;
  expect(read('2.5')).toMatchObject({ raised_money: 2_500_000, raised_currency: 'EUR' });
  expect(read('3 Mio. USD')).toMatchObject({ raised_money: 3_000_000, raised_currency: 'USD' });
});
