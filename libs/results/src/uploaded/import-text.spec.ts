import { purposeOf, shownValue, stateText } from './import-text';
import { anImport } from './uploaded.fixture';

test.each([
  ['1200000', 'CHF 1’200’000.00'],
  ['EUR 1’200’000.00', 'EUR 1’200’000.00'],
  [null, '–'],
])('the imported amount %j is shown as %s', (value, text) =>
  expect(shownValue('raised_money', value)).toBe(text),
);

test('a cancelled import reports that it wrote nothing', () => {
  const cancelled = anImport({ state: 'cancelled' });
  expect([purposeOf(cancelled), stateText(cancelled)]).toEqual([
    'Cancelled. Nothing was imported.',
    'Cancelled',
  ]);
});
