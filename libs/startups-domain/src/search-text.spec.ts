import fc from 'fast-check';
import { foldText } from './fold-text';
import { plainLetters, searchedNames, searchForms, searchKey, searchTest } from './search-text';

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
  ['smarttech', 'Smart-Tech Suchtest AG'],
  ['smart tech', 'Smart_Tech Suchtest AG'],
  ['smart_tech', 'Smart-Tech Suchtest AG'],
  ['smart-tech', 'Smart_Tech Suchtest AG'],
  ['a&b', 'A & B Suchtest AG'],
  ['a & b', 'A&B Suchtest AG'],
  ['müller&söhne', 'Mueller & Soehne Test'],
  ['tech & ', 'Tech&Food Suchtest'],
  ['c+t', 'C + T Suchtest'],
  ['&', 'A & B'],
  ['p+labs', 'P+ Labs Suchtest'],
  ['P+ Labs', 'P+Labs Suchtest'],
  ['p + labs', 'P +Labs Suchtest'],
  ['a&b', 'A& B Suchtest AG'],
  ['A& B', 'A&B Suchtest AG'],
  ['a &b', 'A & B Suchtest AG'],
  ['Arven®', 'Arven Suchtest AG'],
  ['Arven™', 'Arven Suchtest AG'],
  ['Arven (Schweiz) AG', 'Arven Schweiz AG'],
  ['Arven: Suchtest', 'Arven Suchtest AG'],
  ['«Arven Suchtest»', 'Arven Suchtest AG'],
  ['"A&B"', 'A & B Suchtest AG'],
  ['Arven (Schweiz)', 'Arven (Schweiz) AG'],
  ['arven', 'Arven® Suchtest'],
])('the search %s finds %s', (q, text) => {
  expect(isFound(q, text)).toBe(true);
});

test.each([
  ['Mueller', 'Muller Test'],
  ['biotech', 'Bio Tech Test'],
  ['ab', 'a b'],
  ['a_b', 'ab'],
  ['smarttech', 'Smart_Tech'],
  ['smarttech', 'Smart Tech'],
  ['a&b', 'A B Test'],
  ['a&b', 'AB Test'],
  ['ab', 'A & B'],
  ['a b', 'A & B'],
  ['a+b', 'A & B'],
  ['p+labs', 'P Labs'],
  ['p labs', 'P+ Labs'],
  ['(ab)', 'A B'],
  ['a:b', 'AB'],
  ['()', 'A B'],
  ['®', 'Arven'],
  ['_', 'snake_case'],
  ['-', 'Bio-Tech'],
  ["'", "L'Oréal"],
  ['…', 'Ohne Punkte'],
  ['%', 'Ohne Prozent'],
])('the search %s does not find %s', (q, text) => {
  expect(isFound(q, text)).toBe(false);
});

test.each([
  ['nubilo schweiz', 'Nubilo (Schweiz) AG'],
  ['nubilo ag', 'Nubilo (Schweiz) AG'],
  ['Nubilo (Schweiz)', 'Nubilo (Schweiz) AG'],
  ['nubilo ag', 'Nubilo® AG'],
  ['zirbe test', 'Zirbe™ Test'],
  ['zirbe holz', '«Zirbe»: Holz'],
  ['mueller bern', 'Müller [Bern] SA'],
])('the search %s finds the name %s', (q, name) => {
  expect(isFound(q, ...searchedNames(name))).toBe(true);
});
test.each([
  ['nubilo bern', 'Nubilo (Schweiz) AG'],
  ['schweiz nubilo', 'Nubilo (Schweiz) AG'],
])('the search %s does not find the name %s', (q, name) => {
  expect(isFound(q, ...searchedNames(name))).toBe(false);
});

test('a search text is not matched across two fields', () => {
  expect(isFound('ag zoe', 'Älpli AG', 'Zoé')).toBe(false);
});

test.each(['', '  ', '\u00A0', null, undefined])('the blank text %j is not a search', (q) => {
  expect(searchTest(q)).toBeNull();
});

test('a search finds every text whose folded form contains it', () => {
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

test('names are sorted and searched without accents', () => {
  expect(['øre', 'łodz', 'þor', 'zug'].map(plainLetters)).toEqual(['ore', 'lodz', 'thor', 'zug']);
  expect(searchForms('Müller-Tech')).toEqual(['muller tech', 'mullertech', 'mueller tech', 'muellertech']);
});
