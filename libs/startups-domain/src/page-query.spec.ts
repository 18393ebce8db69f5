import { readPageQuery, toPageSearch } from './page-query';

const FIRST = { q: '', page: 1, pageSize: 20 };

test.each([
  ['', FIRST],
  ['?q=zug%20ag&page=3&pageSize=50', { q: 'zug ag', page: 3, pageSize: 50 }],
  ['?page=0&pageSize=7', FIRST],
  ['?page=-2&pageSize=', FIRST],
  ['?page=1.5&pageSize=all', FIRST],
  ['?page=x', FIRST],
  ['?page=1e999', FIRST],
  ['?page=10000', { ...FIRST, page: 10_000 }],
  ['?page=10001', FIRST],
  [`?q=${'x'.repeat(150)}`, { ...FIRST, q: 'x'.repeat(100) }],
])('the list address %j shows the page %j', (search, query) => {
  expect(readPageQuery(search)).toEqual(query);
  expect(readPageQuery(new URLSearchParams(search))).toEqual(query);
});

test.each([
  [FIRST, ''],
  [{ q: 'a&b', page: 2, pageSize: 10 }, 'q=a%26b&page=2&pageSize=10'],
])('the list page %j is stored in the address as %j', (query, search) => {
  expect(toPageSearch(query)).toBe(search);
  expect(readPageQuery(search)).toEqual(query);
});

test('in a list address, filters are between search and page, and inactive filters are omitted', () =>
  expect(toPageSearch({ q: 'é', page: 2, pageSize: 20 }, { from: '2026-01-01', to: '' })).toBe(
    'q=%C3%A9&from=2026-01-01&page=2',
  ));
