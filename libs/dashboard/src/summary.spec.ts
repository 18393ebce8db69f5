import { toSummary } from './summary';

const STATS = {
  total_startups: 1284,
  top_percent: 0.2,
  top_percent_all: 257,
  potential_investments: 143,
  threshold: 8,
};

test('the statistics are total startups, top N% startups and potential investments, each with a subtitle', () => {
  expect(toSummary(STATS).map(({ title, figure, subtitle }) => [title, figure, subtitle])).toEqual([
    ['Total Startups', '1’284', 'Curated startups'],
    ['Top 20% Startups', '257', 'Top percent 0.20'],
    ['Potential Investments', '143', 'threshold >= 8'],
  ]);
});

test.each([
  [0.125, 'Top 13% Startups'],
  [0.124, 'Top 12% Startups'],
  [0.29, 'Top 29% Startups'],
  [0, 'Top 0% Startups'],
  [1, 'Top 100% Startups'],
])('the top percent %d is shown as a rounded percentage: %s', (top_percent, title) =>
  expect(toSummary({ ...STATS, top_percent })[1]?.title).toBe(title),
);

test.each([
  [12.5, 'threshold >= 12.5'],
  [7, 'threshold >= 7'],
  [undefined, 'threshold >= –'],
])('the score threshold %j is shown as %s', (threshold, subtitle) =>
  expect(toSummary({ ...STATS, threshold })[2]?.subtitle).toBe(subtitle),
);

test('a missing statistic is shown as an en dash', () => {
  expect(toSummary({}).map(({ title, figure }) => [title, figure])).toEqual([
    ['Total Startups', '–'],
    ['Top Startups', '–'],
    ['Potential Investments', '–'],
  ]);
});
