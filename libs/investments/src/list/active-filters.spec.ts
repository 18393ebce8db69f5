import { activeFilters } from './active-filters';
import { FIRST_LIST, type ListQuery } from '@vaglio/startups-data';

const QUERY: ListQuery = {
  ...FIRST_LIST,
  q: 'ann',
  top: 'eligible',
  canton: ['ZH', 'Unknown'],
  sector: ['BioT'],
  page: 3,
  startup: '7',
  sort: 'created_at',
};

test('an unfiltered list has no filter chips', () => {
  expect(activeFilters({ ...FIRST_LIST, mode: 'rejected', sort: 'created_at', page: 2 })).toEqual([]);
});

test('each active search and filter has a chip, in the order of the filter bar', () => {
  expect(activeFilters(QUERY).map(({ label }) => label)).toEqual([
    'Search “ann”',
    'Eligible',
    'Zürich',
    'Unknown canton',
    'Biotech',
  ]);
});

test('removing one filter keeps the other filters and shows page 1', () => {
  const without = activeFilters(QUERY).map((filter) => filter.without);
  const rest = { ...QUERY, page: 1, startup: '' };
  expect(without).toEqual([
    { ...rest, q: '' },
    { ...rest, top: 'all' },
    { ...rest, canton: ['Unknown'] },
    { ...rest, canton: ['ZH'] },
    { ...rest, sector: [] },
  ]);
});
