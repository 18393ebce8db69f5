import { activeFilters } from './active-filters';
import { reachedText, scoreText } from './bounds-text';
import { UNBOUNDED, FIRST_LIST } from '@vaglio/startups-data';
import { nothingFits } from './list-labels';

test.each([
  ['6', '7', 'score 6.0 to below 7.0'],
  ['6.5', '', 'score 6.5 or more'],
  ['', '7', 'score below 7.0'],
  ['', '', null],
])('a filter for scores from %s to below %s is written as %s', (score_from, score_below, text) =>
  expect(scoreText({ ...UNBOUNDED, score_from, score_below })).toBe(text),
);

test.each([
  ['2026-11-17', '2026-11-23', 'first above threshold 17 Nov 2026 to 23 Nov 2026'],
  ['2026-11-17', '2026-11-17', 'first above threshold on 17 Nov 2026'],
  ['2026-11-17', '', 'first above threshold since 17 Nov 2026'],
  ['', '2026-11-23', 'first above threshold until 23 Nov 2026'],
  ['', '', null],
])('a filter for dates from %s to %s is written as %s', (reached_from, reached_to, text) =>
  expect(reachedText({ ...UNBOUNDED, reached_from, reached_to })).toBe(text),
);

test('score and date limits are removable chips, and a list without matches names them', () => {
  const bounds = { score_from: '6', score_below: '7', reached_from: '2026-11-17', reached_to: '' };
  const query = { ...FIRST_LIST, ...bounds };
  expect(
    activeFilters(query).map(({ label, without }) => [label, without.score_from, without.reached_from]),
  ).toEqual([['First above threshold since 17 Nov 2026', '6', '']]);
  expect(nothingFits(query)).toBe(
    'There are no active startups with score 6.0 to below 7.0 and first above threshold since 17 Nov 2026.',
  );
});
