import { matchOf } from './PaletteRow';

test.each([
  ['Kälteblick AG', 'kal', { start: 0, end: 3 }],
  ['Lokalnetz AG', 'KAL', { start: 2, end: 5 }],
  ['Weiß & Söhne', 'weiss', { start: 0, end: 4 }],
  ['𝒱ela AG', 'ag', { start: 6, end: 8 }],
  ['Vela AG', 'xyz', null],
  ['Vela AG', '  ', null],
])('in %s the search text %j matches at position %j', (text, q, found) =>
  expect(matchOf(text, q)).toEqual(found),
);
