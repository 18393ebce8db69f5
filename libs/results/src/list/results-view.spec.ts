import { readResultsView, toSearch } from './results-view';

const FIRST = { tab: 'raw', show: '', sort: '', dir: 'asc', q: '', page: 1, pageSize: 20 };

test.each([
  ['', FIRST],
  [
    '?tab=curated&q=zug%20ag&page=3&pageSize=50',
    { ...FIRST, tab: 'curated', q: 'zug ag', page: 3, pageSize: 50 },
  ],
  ['?tab=deleted&page=2', { ...FIRST, tab: 'deleted', page: 2 }],
  ['?show=waiting', { ...FIRST, show: 'waiting' }],
  ['?tab=decisions&show=names', { ...FIRST, tab: 'decisions', show: 'names' }],
  ['?tab=curated&show=waiting', { ...FIRST, tab: 'curated' }],
  ['?show=names', FIRST],
  ['?sort=company_name&dir=desc', { ...FIRST, sort: 'company_name', dir: 'desc' }],
  ['?sort=score', FIRST],
  ['?tab=curated&sort=score&dir=up', { ...FIRST, tab: 'curated', sort: 'score' }],
  ['?tab=deleted&sort=company_name&dir=desc', { ...FIRST, tab: 'deleted' }],
  ['?tab=users&page=-2&pageSize=7', FIRST],
  ['?page=1.5&pageSize=all', FIRST],
  [`?q=${'x'.repeat(150)}`, { ...FIRST, q: 'x'.repeat(100) }],
])('the results address %s opens the view %j', (search, view) => {
  expect(readResultsView(search)).toEqual(view);
});

test('the results address contains only values that differ from the default, and opens the same view again', () => {
  expect(toSearch(readResultsView(''))).toBe('');
  expect(toSearch(readResultsView('?sort=score&tab=curated&dir=desc'))).toBe(
    'tab=curated&sort=score&dir=desc',
  );
  expect(toSearch(readResultsView('?show=waiting&page=2'))).toBe('show=waiting&page=2');
  expect(toSearch(readResultsView('?pageSize=50&q=é&tab=curated&page=2'))).toBe(
    'q=%C3%A9&tab=curated&page=2&pageSize=50',
  );
});
