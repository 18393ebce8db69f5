import { quotedValues } from './quoted-values';

test('a quoted field has its label, its value and the positions of its quotes', () => {
  const quotes = [
    { text: 'Zug', start: 9, end: 12 },
    { text: 'Zoug', start: null, end: null },
  ];
  expect(quotedValues([{ field: 'canton', value: 'ZG', quotes }])).toEqual([
    { label: 'Canton', value: 'ZG', places: [{ start: 9, end: 12 }] },
  ]);
});

test('an unproved field has the passages that were found and the missing part of the proof', () => {
  const quotes = [{ text: 'Zug', start: null, end: null }];
  const proof = {
    state: 'company_unclear' as const,
    missing: 'The sentence does not name Alpha.',
    passages: [{ text: 'Zug', start: 9, end: 12 }],
  };
  expect(quotedValues([{ field: 'canton', value: 'ZG', quotes, proof }])).toEqual([
    {
      label: 'Canton',
      value: 'ZG',
      places: [{ start: 9, end: 12 }],
      unproved: { label: 'Company unclear', missing: proof.missing },
    },
  ]);
});

test('a quoted award names its startup and shows that only one article reports it', () => {
  expect(
    quotedValues([{ field: 'awards', value: 'eurostars', quotes: [], unconfirmed: true }], 'Alpha'),
  ).toEqual([
    { label: 'Alpha: Award', value: 'eurostars', places: [], caution: 'Reported by one article only' },
  ]);
});

test('a value below the confidence floor is marked as proposed', () => {
  const quotes = [{ text: 'Zug', start: 9, end: 12 }];
  const below = { field: 'canton', value: 'ZG', quotes, is_used: false, confidence: 0.629 };
  expect(quotedValues([below])).toMatchObject([{ caution: 'Only proposed, 62% sure' }]);
  expect(quotedValues([{ ...below, confidence: 0.57 }])).toMatchObject([
    { caution: 'Only proposed, 57% sure' },
  ]);
  expect(quotedValues([{ ...below, quotes: [] }])[0]).not.toHaveProperty('caution');
  expect(quotedValues([{ ...below, is_used: true }])[0]).not.toHaveProperty('caution');
});
