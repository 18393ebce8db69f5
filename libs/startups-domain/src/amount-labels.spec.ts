import { mapHeaders, toImportBody } from './import-row';

const read = (cell: string) => toImportBody(mapHeaders(['raised_money']), [cell]);

test.each([
  '7-stellig',
  '6-figure',
  '2 Business Angels',
  '3rd round',
  'sucht 2 Mio. CHF',
  'raising 1.5M',
  'geplant: 500k',
  'valuation 5 Mio',
  'Umsatz 2 Mio',
  '5000 CHF / Monat',
  'CHF 5000 pro Monat',
  '<500k',
  "bis 500'000",
  'max. CHF 2M',
  "CHF 5'000 p.a.",
  "jusqu'à 500k",
  'up to 2M',
  'cherche 800k',
  ...[
    '> 1 Mio',
    '≥ 2 Mio',
    'mind. 2 Mio',
    'über CHF 2 Mio',
    '2 Mio+',
    "500'000 +",
    'plus de 2M',
    'oltre 2 Mio',
  ],
  ...[
    '5 Prozent',
    '5 pour cent',
    '3‰',
    '500k pro Runde',
    '20 CHF par action',
    '500000 Aktien',
    "12'000 users",
  ],
  ...['nicht 500k', 'pas 500k', 'keine 500k', '500k abgelehnt', 'noch offen (500k)', '500k?'],
  ...[
    '1 Mio. Verlust',
    '500k dette',
    'Darlehen 500k',
    'prestito 500k',
    'Innosuisse grant 500k',
    'zwei mal 500k',
  ],
  ...['–500000', '— 500000', 'CHF –500'],
])('the amount %s is left out', (cell) => {
  const { body, unreadable } = read(cell);
  expect([body.raised_money, unreadable.length]).toEqual([undefined, 1]);
});

test.each([
  ["CHF 500'000", 500_000],
  ['2.5 Mio. (Seed)', 2_500_000],
  ['ca. 1.2M', 1_200_000],
  ['500k EUR', 500_000],
  ['Seed 500000', 500_000],
  ['Angelsächsische Runde 2 Mio', 2_000_000],
  ['raised 3M', 3_000_000],
  ['500k Angel Round', 500_000],
  ['2 Mio. CHF von Max Muster', 2_000_000],
  ['1M, Investor: Max', 1_000_000],
  ['under NDA 2M', 2_000_000],
  ['5000000 (sales-led)', 5_000_000],
  ['raised 2M, looking for more', 2_000_000],
  ['knapp 2 Mio', 2_000_000],
  ['Seed – 500k', 500_000],
  ['+500000', 500_000],
  ['1 Mio. Wandeldarlehen', 1_000_000],
  ['.5 Mio', 500_000],
  [',25 Mio', 250_000],
  ['CHF .5 Mio', 500_000],
  ['Fr.500000', 500_000],
])('the labelled amount %s is read as %d', (cell, value) => {
  expect(read(cell)).toMatchObject({ body: { raised_money: value }, unreadable: [] });
});

test.each([
  ...['500 Punkte', '5 Sterne', 'Budget 500k', 'pre-money 5 Mio', 'geschätzt 500k', 'fonds propres 500k'],
  ...['8005 Zürich', 'utile 500k', 'Mai 24', '2 Mio. CHF von Max Muster'],
])('the amount %s is read, with a doubt because of its words', (cell) => {
  expect(read(cell)).toMatchObject({ unreadable: [], doubtful: [{ doubt: 'words' }] });
});

test.each([
  "CHF 500'000",
  'ca. 2 Mio. Franken',
  '500k (Pre-Seed)',
  'Series A: USD 5M',
  '3 milioni di euro',
  '2.5',
])('the amount %s is read without a doubt', (cell) =>
  expect(read(cell)).toMatchObject({ unreadable: [], doubtful: [] }),
);

test.each(['05.2024', '0440000000', '044 000 00 00', 'Jan 00', "1.25'000", '1,5 000'])(
  'the number %s is no amount',
  (cell) => expect(read(cell).unreadable).toHaveLength(1),
);
