import fc from 'fast-check';
import { parseImportNumber } from './import-cells';
import { parseAmount, shownDecimalMark, unitOfHeader } from './parse-amount';

test.each([
  ['22 Millionen Dollar', 22_000_000, 'USD'],
  ['CHF 1.5 Mio.', 1_500_000, 'CHF'],
  ['1,2 Mio', 1_200_000, null],
  ['12 Mio. Franken', 12_000_000, 'CHF'],
  ['€ 3 million', 3_000_000, 'EUR'],
  ['$5m', 5_000_000, 'USD'],
  ['US$ 5M', 5_000_000, 'USD'],
  ['USD 2.75 mn', 2_750_000, 'USD'],
  ['500k', 500_000, null],
  ['500 k CHF', 500_000, 'CHF'],
  ['kCHF 750', 750_000, 'CHF'],
  ['TCHF 750', 750_000, 'CHF'],
  ['MCHF 1.2', 1_200_000, 'CHF'],
  ['120 Tsd. EUR', 120_000, 'EUR'],
  ['1.1 Mrd. Franken', 1_100_000_000, 'CHF'],
  ['2 milliards de francs', 2_000_000_000, 'CHF'],
  ['2 bn USD', 2_000_000_000, 'USD'],
  ["1'250 Mio", 1_250_000_000, null],
  ['0.125 Mio', 125_000, null],
  ['0,33 Mio', 330_000, null],
  ['1.1 Mio', 1_100_000, null],
  ['4.35 Mio', 4_350_000, null],
  ['1.234,5 Tsd', 1_234_500, null],
  ['3 milioni di euro', 3_000_000, 'EUR'],
  ['£1.25m', 1_250_000, 'GBP'],
  ['SEK 20 million', 20_000_000, 'SEK'],
  ['－2 Mio', -2_000_000, null],
  ['22M$', 22_000_000, 'USD'],
  ['22 Mio$', 22_000_000, 'USD'],
  ['22 MioCHF', 22_000_000, 'CHF'],
  ['22mUSD', 22_000_000, 'USD'],
  ['EURm 22', 22_000_000, 'EUR'],
  ['500k€', 500_000, 'EUR'],
  ['22 mld euro', 22_000_000_000, 'EUR'],
  ['22 miljoen', 22_000_000, null],
  ['22 millones', 22_000_000, null],
  ['A$22M', 22_000_000, 'AUD'],
  ['₹ 5 million', 5_000_000, 'INR'],
])('the amount %j is %d, currency %j', (cell, value, currency) => {
  expect(parseAmount(cell)).toEqual({ value, currency });
});

test.each([
  ["CHF 1'234.50", 1234.5, 'CHF'],
  ['Fr. 100.-', 100, 'CHF'],
  ['1.234.567', 1_234_567, null],
  ['1 250 000', 1_250_000, null],
  ['6,4', 6.4, null],
  ['250.000', 250_000, null],
  ['€ 250.000', 250_000, 'EUR'],
  ['1.500', 1500, null],
  ['100 pledged', 100, null],
  ['-5', -5, null],
])(
  'without a unit the amount %j follows the rule of the specification: %d, currency %j',
  (cell, value, currency) => {
    expect(parseAmount(cell)).toEqual({ value, currency });
    expect(parseImportNumber(cell)).toBe(value);
  },
);

test.each([
  ['1.5E+06', 1_500_000, null],
  ['CHF 2,5E+5', 250_000, 'CHF'],
])('the shortened amount %j is %d, currency %j', (cell, value, currency) => {
  expect(parseAmount(cell)).toEqual({ value, currency });
});

test.each([
  '',
  'Mio',
  'undisclosed',
  '1,2 to 1,5 Mio',
  '1-2 Mio',
  '1–2 Mio',
  '5 Mio (2020: 3 Mio)',
  '2020: 500000',
  '500000 / 600000',
  '1.250 Mio',
  '1,250 million',
  '2 Billionen',
  '3 mil',
  '5 MM',
  '2 lakh',
  '5 Mio Tsd',
  'CHF/EUR 5m',
  'EUR 5 = CHF',
  '1.2345678 Mio',
  '1.2.3 Mio',
  '22 Milionnen',
  '22 млн',
  '22 Mega',
  '22 T$',
  '22 Mio. Kronen',
  '¥ 22 Mio',
  '₫ 22 Mio',
  '22 Mio kanadische Dollar',
])('%j cannot be read for sure', (cell) => {
  expect(parseAmount(cell)).toBeNull();
});

test('a number of thousandths and a unit give exactly the product', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom('.', ','),
      fc.constantFrom(['k', 3] as const, ['Mio.', 6] as const, ['bn', 9] as const),
      (whole, cents, mark, [unit, exponent]) => {
        const decimals = String(cents).padStart(2, '0');
        const expected = BigInt(whole * 100 + cents) * 10n ** BigInt(exponent - 2);
        expect(parseAmount(`CHF ${whole}${mark}${decimals} ${unit}`)).toEqual({
          value: Number(expected),
          currency: 'CHF',
        });
      },
    ),
  );
});

test('any text gives an amount or null, quickly', () => {
  const parts = fc.constantFrom('1', "'", '.', ',', ' ', 'Mio', 'CHF', '-', '000', '’', 'm', '€', 'x');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 400 }), (texts) => {
      const amount = parseAmount(texts.join(''));
      expect(amount === null || Number.isFinite(amount.value)).toBe(true);
    }),
  );
});

test.each([
  ["1'250'000.50", 1_250_000.5],
  ['1’250’000', 1_250_000],
  ['1‘250‘000', 1_250_000],
  ['1´250´000', 1_250_000],
  ['1`250`000', 1_250_000],
  ['1.250.000,50', 1_250_000.5],
  ['1\u00A0250\u00A0000,50', 1_250_000.5],
  ['1\u202F250\u202F000', 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  ['1.250,-', 1250],
  ["Fr. 1'250.—", 1250],
])('the separators of %j give %d', (cell, value) => expect(parseAmount(cell)?.value).toBe(value));

test.each([
  ['250.000', '.', true, 250],
  ['250.000', '.', false, undefined],
  ['250.000', ',', false, 250_000],
  ['1,250', ',', true, 1.25],
  ['1,250', '.', false, 1250],
  ['1.250 Mio', '.', true, 1_250_000],
  ['1.250 Mio', ',', true, 1_250_000_000],
  ['1.250 Mio', ',', false, 1_250_000_000],
  ['1,5', '.', true, 1.5],
  ['-1.250', '.', true, -1.25],
] as const)('%j in a file with the decimal mark %j, chosen %s, is %s', (cell, mark, isChosen, value) => {
  expect(parseAmount(cell, { mark, isChosen })?.value).toBe(value);
});

test.each([
  ['12,5', ','],
  ['12.5', '.'],
  ["CHF 1'250.50", '.'],
  ['1.234,5', ','],
  ['1,234.50 USD', '.'],
  ['€ 0,75', ','],
  ['250.000', null],
  ['1.234.567', null],
  ['31.12.2023', null],
  ['1250', null],
  ['www.a1.5b.example', null],
  ['', null],
])('the decimal mark that %j shows is %j', (cell, mark) => expect(shownDecimalMark(cell)).toBe(mark));

test.each([
  ['Betrag (Mio. CHF)', 'Mio. CHF'],
  ['Funding [in USD]', 'USD'],
  ['Funding in million EUR', 'million EUR'],
  ['raised kCHF', 'kCHF'],
  ['Betrag (in 1000)', 'Tsd'],
  ["Betrag (CHF 1'000)", 'CHF Tsd'],
  ['Kapital CHF', 'CHF'],
  ['raised_money', null],
  ['Betrag (geschätzt)', null],
  ['', null],
])('the header %j says %j of its amounts', (header, unit) => expect(unitOfHeader(header)).toBe(unit));
