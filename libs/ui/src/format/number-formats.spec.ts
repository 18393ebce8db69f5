import {
  formatAmount,
  formatCount,
  formatDuration,
  formatFraction,
  formatCost,
  formatMoney,
  formatScore,
  formatSeconds,
  formatShare,
  formatWeight,
  scoreDecimals,
} from './number-formats';

test.each([
  [0, '0.00'],
  [0.0003, '0.0003'],
  [0.01, '0.01'],
  [1234.5, '1’234.50'],
  [undefined, '–'],
])('the cost %p is written as %s', (cost, text) => expect(formatCost(cost)).toBe(text));

test.each([
  [0, '0'],
  [-0.2, '0'],
  [999, '999'],
  [1284, '1’284'],
  [1234567, '1’234’567'],
  [-1284, '-1’284'],
])('the count %p is written as %s', (count, text) => expect(formatCount(count)).toBe(text));

test.each([
  [6_400_000, 'CHF 6’400’000.00'],
  [0, 'CHF 0.00'],
  [1234.5, 'CHF 1’234.50'],
  [-999.999, 'CHF -1’000.00'],
])('the amount %p is written as %s', (amount, text) => expect(formatMoney(amount)).toBe(text));

test('in a table column the currency is in the header instead of the cells', () =>
  expect(formatAmount(6_400_000)).toBe('6’400’000.00'));

test.each([
  [4, '4.0000'],
  [0.5, '0.5000'],
  [1234.5, '1’234.5000'],
  [-2.5, '-2.5000'],
])('the weight %p is written as %s', (weight, text) => expect(formatWeight(weight)).toBe(text));

test.each([
  [12.5, '12.5'],
  [11.25, '11.25'],
  [10, '10.0'],
  [0, '0.0'],
  [100, '100.0'],
  [1.23456, '1.2346'],
  [0.1 + 0.2, '0.3'],
  [1000.0001, '1’000.0001'],
])('the score %p is written as %s', (score, text) => expect(formatScore(score)).toBe(text));

test.each<[readonly (number | null)[], number, number | undefined]>([
  [[], 1, undefined],
  [[10, 8], 1, undefined],
  [[12.5, 8], 1, undefined],
  [[12.5, 8.25, null], 2, undefined],
  [[30.7999], 2, undefined],
  [[30.7999, 2], 4, 4],
])('the scores %j are shown with %d decimals, with a maximum of %p', (scores, decimals, most) =>
  expect(scoreDecimals(scores, most)).toBe(decimals),
);

test('all scores of a list have the same number of decimals', () =>
  expect([12.5, 10, 8.25, 30.7999].map((score) => formatScore(score, 2))).toEqual([
    '12.50',
    '10.00',
    '8.25',
    '30.79',
  ]));

test.each([
  [7.9999, 2, '7.99'],
  [8, 2, '8.00'],
  [1.15, 2, '1.15'],
  [0.07, 1, '0.0'],
  [-2.345, 2, '-2.35'],
  [4.5, 4, '4.5000'],
])('the score %d with %d decimals is rounded down to %s', (score, decimals, text) =>
  expect(formatScore(score, decimals)).toBe(text),
);

test.each([
  [0.266, '26.6%'],
  [0, '0.0%'],
  [1, '100.0%'],
])('the share %p is written as %s', (share, text) => expect(formatShare(share)).toBe(text));

test('a fraction is shown as stored', () => expect(formatFraction(0.2)).toBe('0.20'));

test.each([
  [0, '0:00'],
  [14_000, '0:14'],
  [768_999, '12:48'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('the duration of %p ms is written as %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

test.each([
  [2_140, '2.1 s'],
  [30_000, '30.0 s'],
  [-5, '0.0 s'],
])('the measured time of %p ms is written as %s', (ms, text) => expect(formatSeconds(ms)).toBe(text));

test.each([[null], [undefined], [Number.NaN], [Infinity]])(
  'the missing number %p is written as an en dash',
  (missing) => {
    const formats = [
      formatCount,
      formatMoney,
      formatAmount,
      formatWeight,
      formatScore,
      formatShare,
      formatFraction,
      formatDuration,
      formatSeconds,
    ];
    expect(formats.map((format) => format(missing))).toEqual(formats.map(() => '–'));
  },
);
