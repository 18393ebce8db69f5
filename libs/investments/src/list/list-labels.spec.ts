import { FIRST_LIST, type ListQuery } from '@vaglio/startups-data';
import { nothingFits, resultNoun, SORT_OPTIONS, topOptions } from './list-labels';

test('every sort option of the specification has its own label', () => {
  expect(SORT_OPTIONS.map(({ value }) => value)).toEqual([
    'score',
    'firstTime_appear_inscore',
    'last_modified_score',
    'article_date',
    'founding_year',
    'created_at',
    'updated_at',
  ]);
  expect(new Set(SORT_OPTIONS.map(({ label }) => label)).size).toBe(7);
});

test('the eligibility filter offers the top percent of all startups only while it is selected', () => {
  expect(topOptions('all').map(({ value }) => value)).toEqual(['all', 'eligible', 'not_eligible', 'percent']);
  expect(topOptions('percent_all').map(({ value }) => value)).toEqual([
    'all',
    'eligible',
    'not_eligible',
    'percent',
    'percent_all',
  ]);
});

test.each([
  [1, { top: 'all', mode: 'active' }, false, 'startup'],
  [1193, { top: 'all', mode: 'rejected' }, false, 'startups'],
  [143, { top: 'eligible', mode: 'active' }, false, 'startups, eligible'],
  [143, { top: 'eligible', mode: 'active' }, true, 'startups'],
  [1284, { top: 'all', mode: 'all' }, true, 'startups, active and rejected'],
] as const)('a count of %d for the list %j, shortened: %s, has the label %s', (total, query, isBrief, text) =>
  expect(resultNoun(total, query, isBrief)).toBe(text),
);

test.each<[Partial<ListQuery>, string]>([
  [{ q: 'Gletscher', top: 'eligible' }, 'No match for “Gletscher” among the eligible startups.'],
  [{ q: 'Gletscher', mode: 'rejected' }, 'No match for “Gletscher” among the rejected startups.'],
  [
    { q: 'x', canton: ['ZH', 'BE'], sector: ['BioT'] },
    'No match for “x” among the active startups from Zürich or Bern in Biotech.',
  ],
  [{ sector: ['Unknown'] }, 'There are no active startups in an unknown sector.'],
  [{ top: 'not_eligible' }, 'There are no startups that are not eligible.'],
])('the empty list %j explains why it is empty', (changes, text) =>
  expect(nothingFits({ ...FIRST_LIST, ...changes })).toBe(text),
);
