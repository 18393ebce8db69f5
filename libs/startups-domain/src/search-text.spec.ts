import fc from 'fast-check';
import { foldText } from './fold-text';
import { plainLetters, searchForms, searchKey, searchTest } from './search-text';

const isFound = (q: string, ...texts: string[]) => searchTest(q)?.(searchKey(...texts));

test.each([
  ['Odegard', 'Sören Ødegård'],
  ['Oedegaard', 'Sören Ødegård'],
  ['ødegård', 'Odegard'],
  ['Lodz', 'Łódź Suchtest AG'],
  ['łódź', 'Lodz Suchtest AG'],
  ['Dokovic', 'Đoković Test'],
  ['Thor', 'Þór Test'],
  ['istanbul', 'ıstanbul Test'],
  ['Hagar', 'Ħaġar Test'],
  ['biotech', 'Bio-Tech Suchtest AG'],
  ['bio-tech', 'Biotech Test AG'],
  ['Bio Tech', 'Bio-Tech Suchtest AG'],
  ['loreal', "L'Oréal Test"],
  ['wa de vigier', 'W.A. de Vigier'],
  ['snake case', 'snake_case'],
  ['Mueller', 'Müller Suchtest AG'],
  ['Müller', 'Mueller Suchtest AG'],
  ['muller', 'Müller Suchtest AG'],
  ['Mu\u0308ller', 'Mueller Suchtest AG'],
  ['AERZTE', 'Ärztenetz Test'],
  ['Groesse', 'Größe Test'],
  ['mueller-tech', 'Müllertech'],
  ['muellertech', 'Müller-Tech'],
])('%s finds %s', (q, text) => {
  expect(isFound(q, text)).toBe(true);
});

test.each([
  ['Mueller', 'Muller Test'],
  ['biotech', 'Bio Tech Test'],
  ['ab', 'a b'],
  ['a_b', 'ab'],
  ['_', 'snake_case'],
  ['-', 'Bio-Tech'],
  ["'", "L'Oréal"],
  ['…', 'Ohne Punkte'],
  ['%', 'Ohne Prozent'],
])('%s does not find %s', (q, text) => {
  expect(isFound(q, text)).toBe(false);
});

test('a search never spans two texts', () => {
  expect(isFound('ag zoe', 'Älpli AG', 'Zoé')).toBe(false);
});

test.each(['', '  ', '\u00A0', null, undefined])('a blank search %j is none', (q) => {
  expect(searchTest(q)).toBeNull();
});

test('a search finds at least the texts in whose folded form it is', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aäæøłß-_. AÖ’é1') });
  fc.assert(
    fc.property(text, text, text, (before, q, after) => {
      fc.pre(foldText(q) !== '');
      const whole = `${before}${q}${after}`;
      if (foldText(whole).includes(foldText(q))) expect(isFound(q, whole)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('names sort and match by plain letters', () => {
  expect(['øre', 'łodz', 'þor', 'zug'].map(plainLetters)).toEqual(['ore', 'lodz', 'thor', 'zug']);
  expect(searchForms('Müller-Tech')).toEqual(['muller tech', 'mullertech', 'mueller tech', 'muellertech']);
});
