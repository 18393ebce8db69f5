import { matchesVersion } from './if-match';

test.each([
  [undefined, true],
  ['*', true],
  ['3', true],
  ['"3"', true],
  ['W/"3"', true],
  ['"2", "3"', true],
  ['2', false],
  ['"33"', false],
  ['', false],
  ['3.0', false],
  ['"3', false],
])('a change of version 3 with If-Match %j is accepted: %s', (header, matches) => {
  expect(matchesVersion(header, 3)).toBe(matches);
});
