import { isKeptLink, keepLink } from './kept-link';

afterEach(() => sessionStorage.clear());

test.each([
  ['?code=c&state=s', true],
  ['?code=c&state=another', false],
  ['?code=c', false],
])('after a visit with the state s, %s comes back from it: %s', (query, expected) => {
  keepLink('https://login.example/authorize?state=s');
  expect(isKeptLink(query)).toBe(expected);
});

test('without a visit nothing comes back from one', () => {
  expect([isKeptLink('?state=s'), isKeptLink('')]).toEqual([false, false]);
});
