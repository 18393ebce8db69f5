import { checkInterval, toInterval, toSeconds, type IntervalUnit } from './interval';

const NO_NUMBER = 'Please enter a valid number.';
const OUT_OF_RANGE = 'Interval out of range. Min 0.5 min (0.01 h), max 1440 min (24 h).';

test.each<[string, IntervalUnit, string | null]>([
  ['5', 'minutes', null],
  ['0.5', 'minutes', null],
  ['1440', 'minutes', null],
  ['0.01', 'hours', null],
  ['24', 'hours', null],
  ['0.49', 'minutes', OUT_OF_RANGE],
  ['1440.1', 'minutes', OUT_OF_RANGE],
  ['0.008', 'hours', OUT_OF_RANGE],
  ['24.1', 'hours', OUT_OF_RANGE],
  ['', 'minutes', NO_NUMBER],
  ['five', 'minutes', NO_NUMBER],
  ['0', 'minutes', NO_NUMBER],
  ['-5', 'minutes', NO_NUMBER],
  ['5 min', 'minutes', NO_NUMBER],
  ['Infinity', 'hours', NO_NUMBER],
])('the interval %j %s has the error %j', (amount, unit, text) => {
  expect(checkInterval({ amount, unit })).toBe(text);
});

test.each<[string, IntervalUnit, number | null]>([
  ['5', 'minutes', 300],
  ['1.5', 'minutes', 90],
  ['2', 'hours', 7200],
  ['0.01', 'hours', 36],
  ['1.6667', 'minutes', 100],
  ['x', 'minutes', null],
])('the interval %j %s is sent as %j whole seconds', (amount, unit, seconds) => {
  expect(toSeconds({ amount, unit })).toBe(seconds);
});

test.each([
  [300, { amount: '5', unit: 'minutes' }],
  [90, { amount: '1.5', unit: 'minutes' }],
  [3600, { amount: '1', unit: 'hours' }],
  [86_400, { amount: '24', unit: 'hours' }],
  [5400, { amount: '90', unit: 'minutes' }],
])('an interval of %j seconds from the server is shown as %j', (seconds, interval) => {
  expect(toInterval(seconds)).toEqual(interval);
});

test('every interval of whole seconds from the server is sent back unchanged', () => {
  const all = Array.from({ length: 86_400 - 30 + 1 }, (_, place) => 30 + place);
  expect([all[0], all.at(-1)]).toEqual([30, 86_400]);
  // All values share a single expectation, because 86,371 expectations would take ten seconds.
  expect(all.filter((seconds) => toSeconds(toInterval(seconds)) !== seconds)).toEqual([]);
});
