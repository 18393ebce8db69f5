import { unitOfHeader, unitOfStatement } from './header-unit';

test.each([
  ['Betrag (Mio. CHF)', 'Mio CHF'],
  ['Funding [in USD]', 'USD'],
  ['Funding in million EUR', 'million EUR'],
  ['raised kCHF', 'kCHF'],
  ['Betrag (in 1000)', 'Tsd'],
  ["Betrag (CHF 1'000)", 'CHF Tsd'],
  ['Kapital CHF', 'CHF'],
  ['raised_money', null],
  ['Betrag (geschätzt)', null],
  ['Funding (AED)', 'AED'],
  ['Betrag (kr)', 'kr'],
  ['Amount in ¥', '¥'],
  ['Montant (Lakh)', 'Lakh'],
  ['Amount raised (R$)', 'R$'],
  ['Betrag (mm CHF)', 'mm CHF'],
  ['Funding Series B', null],
  ['Funding (Seed)', null],
  ['Prize money won', null],
  ['Amount (incl. debt)', null],
  ['', null],
  ['Funding (CHF) (Mio.)', 'CHF Mio'],
  ['Betrag [EUR] (in Tsd)', 'EUR Tsd'],
  ['amount_raised_chf', 'chf'],
  ['funding_eur', 'eur'],
  ['betrag_mio_chf', 'mio chf'],
  ['amount_raised', null],
  ['Funding (Seed) (A)', null],
  ['Betrag in Mio. CHF (kumuliert)', 'Mio CHF'],
  ['Betrag EUR (in Mio.)', 'EUR Mio'],
  ['Montant en milliers de francs', 'milliers francs'],
  ['Amount USD in thousands', 'USD thousands'],
  ['USD raised', 'USD'],
  ['TCHF Funding', 'TCHF'],
  ["Funding ($'000s)", '$ Tsd'],
  ['Importo (mln EUR)', 'mln EUR'],
  ['Betrag (Tausend Schweizer Franken)', 'Tausend Franken'],
  ['ALL FUNDING', null],
  ['Betrag (max. 1 Mio.)', null],
  ['Serie M', null],
])('the amount header %j contains the unit %j', (header, unit) => expect(unitOfHeader(header)).toBe(unit));

test.each([
  ['Alle Beträge in TCHF', 'TCHF'],
  ['Montants en milliers de francs', 'milliers francs'],
  ["in CHF 1'000", 'CHF Tsd'],
  ['Amounts in USD', 'USD'],
  ['(CHF in thousands)', 'thousands CHF'],
  ['Importi in migliaia di franchi', 'migliaia franchi'],
  ['Währung: EUR', 'EUR'],
  ['Startups 2026 (in Mio. CHF)', 'Mio CHF'],
  ['Firmen Zürich, Beträge in Tausend Schweizer Franken, Stand 31.12.2024', 'Tausend Franken'],
  ['Beträge in CHF (Kurs: 1 USD = 0.88 CHF)', 'CHF'],
  ['Alle Beträge in TCHF (Tausend Franken)', 'TCHF'],
  ['Amounts in USD, except Arven AG in EUR', 'USD EUR'],
])('the line %j above a table states the unit %j', (text, unit) => expect(unitOfStatement(text)).toBe(unit));

test.each([
  ['* in TCHF', 'TCHF'],
  ['Hinweis: Alle Beträge sind in TCHF angegeben.', 'TCHF'],
  ['Montants en kEUR', 'kEUR'],
  ['Total in TCHF', 'TCHF'],
])('the line %j below a table states the unit %j', (text, unit) =>
  expect(unitOfStatement(text, true)).toBe(unit),
);

test.each([
  'Batch M',
  'Top 1000 Startups',
  'Umsatz in Mio. CHF',
  'Erstellt von: Mia',
  'Total: 12.5 Mio. CHF',
  '',
])('the line %j above a table states no unit', (text) => expect(unitOfStatement(text)).toBeNull());

test.each(['Trade in Euro', 'Mio AG', 'Value Euro AG', 'Konto in CHF AG', 'Total 5 Mio. CHF'])(
  'the line %j below a table states no unit',
  (text) => expect(unitOfStatement(text, true)).toBeNull(),
);
