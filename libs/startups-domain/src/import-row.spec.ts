import { cantonCode } from './canton-code';
import { mapHeaders, toImportBody, toImportRow } from './import-row';
import { sectorCode } from './sector-code';

test('an import row is read as fields, flags and award names', () => {
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

test('unknown import headers are reported and fill no field', () => {
  const { columns, unknownHeaders } = mapHeaders(['ID', ' boldbrain ', '', 'w.a. de vigier']);
  expect(unknownHeaders).toEqual(['boldbrain', 'w.a. de vigier']);
  expect(toImportBody({ columns }, ['1', 'x', 'y', 'x']).body).toEqual({ id: '1', awards: [] });
});

test('an unknown import header that the person accepts becomes an award with that name', () => {
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

test('a known import header that is accepted as an award keeps its column', () => {
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
] as const)('the amount in the import row %j is read with its unit and currency', (row, body) => {
  expect(toImportRow(row)).toMatchObject({ body: { ...body, awards: [] }, unreadable: [] });
});

test.each(['1-2 Mio', '5 Mio (2020: 3 Mio)', '1.250 Mio'])(
  'the ambiguous import amount %j is reported with its line, and its field remains empty',
  (cell) => {
    expect(toImportRow([['raised_money', cell]])).toMatchObject({
      body: { awards: [] },
      unreadable: [{ header: 'raised_money', cell }],
    });
  },
);

test('an invalid date or number in an import row is reported and not sent', () => {
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

test('the first filled column of a field is used, and one x is sufficient for a flag or award', () => {
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

test('a short import row has empty cells at its end, and a long row keeps all values under a header', () => {
  const mapping = mapHeaders(['ID', 'company_name', 'rejected']);
  expect(toImportBody(mapping, ['1']).body).toEqual({ id: '1', rejected: 0, awards: [] });
  expect(toImportBody(mapping, ['1', 'A', '', 'beyond']).body).toEqual({
    id: '1',
    company_name: 'A',
    rejected: 0,
    awards: [],
  });
});

test('import headers that are names of object properties are unknown headers', () => {
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
  'a cell of 20,000 times %j contains no number, amount, currency, canton or sector',
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

test('an import cell of 400 characters is read', () => {
  const blanks = ' '.repeat(396);
  expect([cantonCode(`Zug,${blanks}`), sectorCode(`ICT,${blanks}`)]).toEqual(['ZG', 'ICT']);
  expect(cantonCode(`Zug,${blanks}.`)).toBeNull();
});

test('placeholders are read as empty cells, except for flags and awards', () => {
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

test('a phone number or id in scientific notation is reported, but an amount in scientific notation is read', () => {
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

test('a person or company in an import may be called Null or None', () => {
  const { body } = toImportRow([
    ['company_name', 'None'],
    ['first_name', 'n/a'],
    ['last_name', 'Null'],
  ]);

  expect(body).toEqual({ company_name: 'None', last_name: 'Null', awards: [] });
});

test.each([
  ['Rejected (R)', '0', 'not_yes'],
  ['fif grant', 'nein', 'not_yes'],
  ['fif grant', 'maybe', 'not_yes'],
  ['company_name', 'Z\uFFFDri AG', 'replaced'],
] as const)(
  'the import cell in the column %s with the text %j is read with the warning %s',
  (header, cell, doubt) => {
    const { body, doubtful } = toImportRow([[header, cell]]);
    expect(doubtful).toEqual([{ column: 0, header: header.trim(), cell, doubt }]);
    expect(
      Object.values(body).some((value) => value === 1 || value === cell || String(value) === header),
    ).toBe(true);
  },
);

test('a second column of the same field is ignored, with a warning if its cell differs', () => {
  const row = (second: string) =>
    toImportRow([
      ['website', 'a.example'],
      ['Website', second],
    ]).doubtful;
  expect(row('b.example')).toEqual([{ column: 1, header: 'website', cell: 'b.example', doubt: 'unused' }]);
  expect([row('a.example'), row(''), row('-')]).toEqual([[], [], []]);
});

test.each(['#N/A', '#REF!', '#####'])('the spreadsheet error %s is skipped in any import column', (cell) => {
  expect(toImportRow([['canton', cell]])).toMatchObject({
    body: { awards: [] },
    unreadable: [{ header: 'canton', cell }],
  });
});

test('the header of an amount column provides the unit for cells without a unit', () => {
  const { columns } = mapHeaders(['raised_money']);
  const read = (cell: string) => toImportBody({ columns }, [cell], { units: ['Mio. EUR'] }).body;
  expect(read('2.5')).toMatchObject({ raised_money: 2_500_000, raised_currency: 'EUR' });
  expect(read('3 Mio. USD')).toMatchObject({ raised_money: 3_000_000, raised_currency: 'USD' });
});

const money = (...cells: (readonly [string, string])[]) => {
  const { body, unreadable } = toImportRow(cells);
  return { amount: body.raised_money, currency: body.raised_currency, unsure: unreadable };
};

test.each([
  ['CHF 500000', 'EUR'],
  ['EUR 2 Mio', 'USD'],
  ['£500k', 'CHF'],
  ['$ 500000', 'EUR'],
  ['500000 Franken', 'USD'],
  ['500000', 'kr'],
  ['500000', '¥'],
  ['500000', 'Mio. CHF'],
])(
  'the amount %s next to the currency %s is skipped as contradictory or ambiguous, in either column order',
  (amount, currency) => {
    const cells = [['raised_money', amount] as const, ['raised_currency', currency] as const];
    for (const row of [cells, cells.toReversed()])
      expect(money(...row)).toMatchObject({
        amount: undefined,
        unsure: expect.arrayContaining([expect.objectContaining({ cell: amount, isOfUnsureUnit: true })]),
      });
  },
);

test.each([
  ['500000', 'EUR', 'EUR'],
  ['EUR 500000', 'eur', 'EUR'],
  ['€ 500000', 'Euro', 'EUR'],
  ['$ 500000', 'CAD', 'CAD'],
  ['EUR 500000', 'n/a', 'EUR'],
  ['EUR 500000', 'kr', 'EUR'],
  ['500000', 'Fr.', 'CHF'],
  ['500000', '-', undefined],
] as const)('the amount %s next to the currency %s has the currency %s', (amount, currency, code) => {
  const cells = [['raised_money', amount] as const, ['raised_currency', currency] as const];
  for (const row of [cells, cells.toReversed()])
    expect(money(...row)).toMatchObject({ amount: 500_000, currency: code });
});

test.each(['kr', 'Rs', '¥', 'in mm', 'BTC', 'Mio. kr'])(
  'amounts below a header with the ambiguous unit %s are skipped, unless they have their own unit',
  (unit) => {
    const { columns } = mapHeaders(['raised_money']);
    const read = (cell: string) => toImportBody({ columns }, [cell], { units: [unit] });
    expect(read('2.5')).toMatchObject({ body: { awards: [] }, unreadable: [{ isOfUnsureUnit: true }] });
    expect(read('EUR 2.5 Mio').body).toMatchObject({ raised_money: 2_500_000, raised_currency: 'EUR' });
  },
);
