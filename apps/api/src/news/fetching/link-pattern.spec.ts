import { matchesPattern } from './link-pattern';

test.each([
  ['/news/*', 'https://x.ch/news/alpha', true],
  ['/news/*', 'https://x.ch/news/', true],
  ['/news/*', 'https://x.ch/about', false],
  ['/news/*', 'https://x.ch/en/news/alpha', false],
  ['*/news/*', 'https://x.ch/en/news/alpha', true],
  ['/*/news/*.html', 'https://x.ch/en/news/alpha.html', true],
  ['/*/news/*.html', 'https://x.ch/en/news/alpha', false],
  ['/read?id=*', 'https://x.ch/read?id=7', true],
  ['/NEWS/*', 'https://x.ch/news/Alpha', true],
  ['/news', 'https://x.ch/news', true],
  ['/news', 'https://x.ch/news/alpha', false],
  ['x.ch/news/*', 'https://www.x.ch/news/alpha', true],
  ['https://www.x.ch/news/*', 'https://x.ch/news/alpha', true],
  ['y.ch/*', 'https://x.ch/news/alpha', false],
  ['', 'https://x.ch/anything', true],
  [null, 'https://x.ch/anything', true],
  ['/a*a', 'https://x.ch/a', false],
  ['/a*a', 'https://x.ch/aa', true],
  ['/(a+)+$', 'https://x.ch/aaaa', false],
])('the link pattern %s matches %s: %s', (pattern, address, matches) => {
  expect(matchesPattern(pattern, address)).toBe(matches);
});

test('a link pattern with many stars is matched against a long address without backtracking', () => {
  // A search that tries every position of every star would not end.
  expect(matchesPattern(`/${'*a'.repeat(99)}*b*`, `https://x.ch/${'a'.repeat(2_000)}`)).toBe(false);
});
