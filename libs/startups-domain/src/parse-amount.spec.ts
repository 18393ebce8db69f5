import fc from 'fast-check';
import { parseImportNumber } from './import-cells';
import { isUnitText, parseAmount, readTypedAmount, shownDecimalMark, withHeaderUnit } from './parse-amount';
import { unitOfHeader } from './header-unit';

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
])('the amount %j is read as %d with the currency %j', (cell, value, currency) => {
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
])('the abbreviated amount %j is read as %d with the currency %j', (cell, value, currency) => {
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
  '12%',
  '7.5 % equity',
  '12.345.67',
  'CHF 2.500.0',
  'INR 12,34,567',
  '22 Milionnen',
  '22 млн',
  '22 Mega',
  '22 T$',
  '22 Mio. Kronen',
  '¥ 22 Mio',
  '₫ 22 Mio',
  '22 Mio kanadische Dollar',
])('the ambiguous amount %j is not read', (cell) => {
  expect(parseAmount(cell)).toBeNull();
});

test('the product of a number with three decimals and a unit is exact', () => {
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

test.each(['de-CH', 'de-DE', 'de-AT', 'fr-CH', 'fr-FR', 'it-CH', 'it-IT', 'en-GB', 'en-US'])(
  'every amount in the format of %s is read back',
  (locale) => {
    const cents = fc.integer({ min: 0, max: 9_999_999_999 });
    const styles = fc.constantFrom<Intl.NumberFormatOptions>(
      { minimumFractionDigits: 2 },
      { style: 'currency', currency: 'EUR' },
      { style: 'currency', currency: 'CHF', currencyDisplay: 'code' },
    );
    fc.assert(
      fc.property(cents, fc.boolean(), styles, (amount, isWhole, style) => {
        const value = isWhole ? Math.floor(amount / 100) : amount / 100;
        const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
        const written = value.toLocaleString(locale, { ...style, ...digits });
        expect([written, parseAmount(written)?.value]).toEqual([written, value]);
      }),
    );
  },
);

test('any text is quickly read as an amount or refused', () => {
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
])('the amount %j is read with its separators as %d', (cell, value) =>
  expect(parseAmount(cell)?.value).toBe(value),
);

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
] as const)(
  'the amount %j in a file with the decimal separator %j (selected by the person: %s) is %s',
  (cell, mark, isChosen, value) => {
    expect(parseAmount(cell, { mark, isChosen })?.value).toBe(value);
  },
);

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
])('the amount %j proves the decimal separator %j', (cell, mark) =>
  expect(shownDecimalMark(cell)).toBe(mark),
);

test.each([
  ['6’400’000', 6_400_000],
  ["6'400'000.50", 6_400_000.5],
  ['150 000', 150_000],
  ['1,5', 1.5],
  ['1.250.000,50', 1_250_000.5],
  ['250.000', 250_000],
  ['5 apples', null],
  ['25.11.2026', null],
  ['1.2.3', null],
  ['1,2,3', null],
  ['0', 0],
  ['', null],
])('the amount typed as %s is read as %s', (text, amount) => expect(readTypedAmount(text)).toBe(amount));

test.each([
  ['ca. 2.5', 'Betrag (Mio. CHF)', 2_500_000, 'CHF'],
  ['2.5 (Seed)', 'Betrag (Mio. CHF)', 2_500_000, 'CHF'],
  ['EUR 3', 'Betrag (Mio. CHF)', 3_000_000, 'EUR'],
  ['USD 3.2', 'Funding [Mio.]', 3_200_000, 'USD'],
  ['CHF 250', 'Raised TCHF', 250_000, 'CHF'],
  ['2.5 Mio', 'Betrag (Mio. EUR)', 2_500_000, 'EUR'],
  ['800 k', 'Betrag (Mio. CHF)', 800_000, 'CHF'],
  ['250', 'Montant (en milliers de CHF)', 250_000, 'CHF'],
  ['250', 'Importo (in migliaia)', 250_000, null],
  ['250', 'Amount (in 1,000 USD)', 250_000, 'USD'],
  ['250', 'Betrag (in 1.000 EUR)', 250_000, 'EUR'],
  ['250', 'Betrag (x1000)', 250_000, null],
  ['250', 'Betrag (T€)', 250_000, 'EUR'],
])(
  'the amount %s below the header %s is read as %d with the currency %s',
  (cell, header, value, currency) => {
    expect(parseAmount(withHeaderUnit(cell, unitOfHeader(header) ?? '') ?? '')).toEqual({ value, currency });
  },
);

test.each([
  ['AED 5 million', 5_000_000, 'AED'],
  ['BRL 2m', 2_000_000, 'BRL'],
  ["500'000 HUF", 500_000, 'HUF'],
  ['5 Mio sek', 5_000_000, 'SEK'],
  ['12 MSEK', 12_000_000, 'SEK'],
  ['250 TDKK', 250_000, 'DKK'],
])('the amount %s has a known currency', (cell, value, currency) => {
  expect(parseAmount(cell)).toEqual({ value, currency });
});

test.each([
  "500'000 kr",
  '¥ 500000',
  "¤ 250'000",
  '2 Mio Rubel',
  '3 Mio Zloty',
  '5 million Hong Kong dollars',
])('the amount %s with an ambiguous currency is not read', (cell) => expect(parseAmount(cell)).toBeNull());

test.each([
  ...[
    'Series A2',
    'Seed 2024',
    'Q3',
    '3 Runden',
    'Runde 2',
    'Phase 2',
    'Top 100',
    '12 Monate',
    '2 founders',
    'Pre-A1',
  ],
  ...["(500'000)", '(CHF 500000)', '500000-', 'Venture Kick 3', 'Q3 2024', '5 investors', 'Pre-Seed 2', 'D4'],
])('the text %j is not an amount', (cell) => expect(parseAmount(cell)).toBeNull());

test.each([
  ['Seed 500000', 500_000],
  ["Seed: CHF 1'000", 1000],
  ['2 Mio (Seed)', 2_000_000],
  ['ca. 500000', 500_000],
  ["500'000.-", 500_000],
  ['CHF500', 500],
  ['Fr.500', 500],
  ['k500', 500_000],
  ['2024', 2024],
  ['500000 (Runde A)', 500_000],
  ['~2m', 2_000_000],
])('the text %j is read as the amount %d', (cell, value) => expect(parseAmount(cell)?.value).toBe(value));

test.each(['in Mio. CHF', '[kEUR]', 'CHF', '(in USD)', 'Tsd. CHF', 'kr', "in CHF 1'000"])(
  'the text %j is a unit of amounts',
  (text) => expect(isUnitText(text)).toBe(true),
);

test.each(['Arven AG', '2.5 Mio', 'Optional', '', '1', 'Mio. Pharma'])(
  'the text %j is not a unit of amounts',
  (text) => expect(isUnitText(text)).toBe(false),
);
