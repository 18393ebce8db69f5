import { plainNames } from './plain-names';

const TEXT =
  'Ticino-based Palmetto SA raised SEK 20 million. Palmetto SA and NOK Systems use HK$ 5m, TCHF 500, 30 MEUR. KSOL 5.';
const named = (name: string, probability = 0.5) => ({
  name,
  probability,
  mentions: [...TEXT.matchAll(new RegExp(name.replaceAll('$', '\\$'), 'g'))].map(({ index }) => index),
});

test.each(['SEK', 'HK', 'TCHF', 'MEUR'])(
  'the currency abbreviation %s next to a number is not a company',
  (name) => {
    expect(plainNames([named(name)], TEXT)).toEqual([]);
  },
);

test.each(['NOK Systems', 'Palmetto SA', 'KSOL', 'Elsewhere'])(
  'the name %s is recognized as a company',
  (name) => {
    expect(plainNames([named(name)], TEXT)).toEqual([named(name)]);
  },
);

test.each([
  ['Ticino-based Palmetto', 'Palmetto', 13],
  ['Ticino-based Palmetto SA', 'Palmetto SA', 13],
])('a place before the company name in "%s" is not part of the name', (name, plain, at) => {
  expect(plainNames([named(name)], TEXT)).toEqual([{ name: plain, probability: 0.5, mentions: [at] }]);
});

test('if a name is found twice, the mention with the higher probability is kept', () => {
  expect(plainNames([named('Ticino-based Palmetto SA', 0.4), named('Palmetto SA', 0.6)], TEXT)).toEqual([
    named('Palmetto SA', 0.6),
  ]);
});
