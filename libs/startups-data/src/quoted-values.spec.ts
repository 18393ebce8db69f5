import { quotedValues } from './quoted-values';

test('a field has its label, its value and the places of the quotes that were found', () => {
  const quotes = [
    { text: 'Zug', start: 9, end: 12 },
    { text: 'Zoug', start: null, end: null },
  ];
  expect(quotedValues([{ field: 'canton', value: 'ZG', quotes }])).toEqual([
    { label: 'Canton', value: 'ZG', places: [{ start: 9, end: 12 }] },
  ]);
});

test('among several startups each label names its own; an award of one article has a caution', () => {
  expect(
    quotedValues([{ field: 'awards', value: 'eurostars', quotes: [], unconfirmed: true }], 'Alpha'),
  ).toEqual([{ label: 'Alpha: Award', value: 'eurostars', places: [], caution: 'Told by one article only' }]);
});
