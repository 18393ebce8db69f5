import { isUrl } from './is-url';

test.each([
  ['https://x.ch/ü', undefined, true],
  ['//x.ch', 'https://y.ch', true],
  ['/a', 'https://y.ch', true],
  ['/a', undefined, false],
  ['https://', undefined, false],
  ['', undefined, false],
])('the text %j with the base %j is a valid address: %s', (text, base, expected) =>
  expect(isUrl(text, base)).toBe(expected),
);

test('an address with an umlaut remains valid after any number of checks', () => {
  let refused = 0;
  for (let time = 0; time < 50_000; time += 1) if (!isUrl('https://Zürich.example/')) refused += 1;
  expect(refused).toBe(0);
});
