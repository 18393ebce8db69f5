import { purposeOf, shownValue, stateText } from './import-text';
import { anImport, WRITTEN } from './uploaded.fixture';

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

test.each([
  ['2026-11-21T14:05:00.400Z', /Written by Anna Keller, 21 Nov 2026, \d\d:05\.$/],
  ['2026-11-21T14:05:06.000Z', /Written by Anna Keller, 21 Nov 2026, \d\d:05, in 0:06\.$/],
])('an import that was written at %s shows its duration only from one second on', (committed_at, text) =>
  expect(purposeOf(anImport({ ...WRITTEN, committed_at }))).toMatch(text),
);
