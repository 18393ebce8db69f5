import { CANTON_CODES } from '@vaglio/startups-domain';
import { axisTicks } from './Bars';
import { CANTON_TILES, classLimits, classOf, classText } from './canton-tiles';
import { alongBins, binAddress, binName, cutText, scoreBars } from './score-bars';
import { aDistribution } from '../testing/figures.fixture';

test.each([
  [208, [0, 100, 200, 300]],
  [94, [0, 25, 50, 75, 100]],
  [5, [0, 2, 4, 6]],
  [3, [0, 1, 2, 3]],
  [1, [0, 1]],
  [0, [0, 1]],
])('a chart axis up to %s has grid lines at %j', (largest, ticks) =>
  expect(axisTicks(largest)).toEqual(ticks),
);

test('the money axis may have grid lines between whole numbers', () =>
  expect(axisTicks(0.9, false)).toEqual([0, 0.25, 0.5, 0.75, 1]));

test('the canton map shows each of the 26 cantons once, without overlaps', () => {
  expect(CANTON_TILES.map(({ code }) => code).sort()).toEqual([...CANTON_CODES].sort());
  expect(new Set(CANTON_TILES.map(({ row, column }) => `${row} ${column}`)).size).toBe(26);
});

test.each([
  [31, ['none', '1 to 2', '3 to 7', '8 to 15', '16 and more']],
  [3, ['none', '1', '2', '3', '4 and more']],
  [1000, ['none', '1 to 63', '64 to 250', '251 to 500', '501 and more']],
])('on the map, counts up to %s are divided into the classes %j', (largest, text) =>
  expect(classText(classLimits(largest))).toEqual(text),
);

test.each([
  [0, 0],
  [2, 1],
  [3, 2],
  [15, 3],
  [16, 4],
  [31, 4],
])('on a map with a maximum of 31, the count %s is in class %s', (count, level) =>
  expect(classOf(count, classLimits(31))).toBe(level),
);

test('the first and the last bar of the score chart may be open-ended', () => {
  const [low, high] = [
    { from: null, below: -19, count: 1 },
    { from: 60, below: null, count: 1 },
  ];
  expect([binName(low), binName(high)]).toEqual(['Score below -19', 'Score 60 and more']);
  expect([binAddress(low), binAddress(high)]).toEqual([
    '/potential-investiments?score_below=-19&later=all',
    '/potential-investiments?score_from=60&later=all',
  ]);
});

test('only bars of scores entirely at or above the threshold are highlighted', () => {
  const tones = scoreBars(aDistribution({ threshold: 7.5 })).map(({ tone }) => tone);
  expect([tones.indexOf('accent'), tones.filter((tone) => tone === 'accent').length]).toEqual([8, 7]);
});

test('the threshold marker is placed proportionally within the bars of the score chart', () => {
  const { bins } = aDistribution();
  expect([alongBins(bins, 0), alongBins(bins, 7.5), alongBins(bins, 99), alongBins(bins, -4)]).toEqual([
    0, 0.5, 1, 0,
  ]);
});

test('the dashboard mentions startups that are tied at the top-percent limit', () => {
  expect(cutText(aDistribution({ cut: { score: 6.5, count: 239, tied: 1 } }))).toEqual({
    title: 'Top 20% limit, 6.5',
    text: '239 startups',
  });
  expect(cutText(aDistribution({ cut: null }))).toBeNull();
});
