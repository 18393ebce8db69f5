import { shownValue } from './import-text';

test.each([
  ['1200000', 'CHF 1’200’000.00'],
  ['EUR 1’200’000.00', 'EUR 1’200’000.00'],
  [null, '–'],
])('raised money of %j is shown as %s', (value, text) =>
  expect(shownValue('raised_money', value)).toBe(text),
);
