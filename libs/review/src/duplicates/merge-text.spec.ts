import { valueText } from './merge-text';

test.each([
  [1_200_000, 'CHF 1’200’000.00'],
  ['EUR 1’200’000.00', 'EUR 1’200’000.00'],
  [null, '–'],
])('in a merge, the raised amount %j is shown as %s', (value, text) =>
  expect(valueText('raised_money', { value, by: 'import', person: null, at: null })).toBe(text),
);
