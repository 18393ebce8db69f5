import fc from 'fast-check';
import { compareCodePoints } from './code-point-order';
import { foldKey, foldText, slugOf } from './fold-text';

test.each([
  ['Genève', 'geneve'],
  ['ZÜRICH', 'zurich'],
  ['Straße', 'strasse'],
  ['STRASSE GROẞ', 'strasse gross'],
  ['Æther Œuvre', 'aether oeuvre'],
  ['ﬁntech', 'fintech'],
  ['ETH Spin-off', 'eth spin off'],
  ['spin–off', 'spin off'],
  ['spin\u2011off', 'spin off'],
  ['St.Gallen', 'st gallen'],
  ["l'Oréal", 'l oreal'],
  ['l’Oréal', 'l oreal'],
  ['a,b/c_d', 'a b c d'],
  ['  two \t\n blanks\u00A0here ', 'two blanks here'],
  ['Cafe\u0301', 'cafe'],
  ['100 %', '100 %'],
  ['', ''],
  ['-.,_/', ''],
  ['A_-_B  c\u007f', 'a b c\u007f'],
  [null, ''],
  [undefined, ''],
])('the text %j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding a text twice changes nothing, and no capital letters, accents or double blanks remain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
      expect(folded).not.toMatch(/\p{Lu}|\p{M}|\s\s|^\s|\s$|[-.,'/_]/u);
    }),
    { numRuns: 1000 },
  );
});

test('a key derived from a text contains no blanks', () => {
  expect(foldKey(' Basel - Land ')).toBe('baselland');
});

test.each([
  ['venture kick 3', 'venture-kick-3'],
  ['W.A. de Vigier award', 'w-a-de-vigier-award'],
  ['Prix & Co. (2024)', 'prix-co-2024'],
  ['ETH Spin-off', 'eth-spin-off'],
  ['€', ''],
])('the name %j becomes the id %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('the id derived from a name folds to the folded name', () => {
  expect(foldText(slugOf('Fit Tech: Grant'))).toBe('fit tech grant');
});

test('texts are sorted by code point, like in the database', () => {
  expect(['b', 'ä', 'a', 'B', 'aa', '\u{1F680}', '\uFB01', ''].sort(compareCodePoints)).toEqual([
    '',
    'B',
    'a',
    'aa',
    'b',
    'ä',
    '\uFB01',
    '\u{1F680}',
  ]);
});

test('a text without accents is folded equally next to letters with accents', () => {
  const plain = fc.string({ unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(plain, (text) => {
      expect(foldText(text)).toBe(foldText(`${text} é`).replace(/ ?e$/, ''));
    }),
  );
});

/**
 * Folds a text with an appended U+2014. This character is folded to a trailing blank, and forces the code path for text
 * in any script.
 */
const asAnyScript = (text: string) => foldText(`${text}\u2014`);

test('each Western European letter is folded equally, alone and next to any script', () => {
  for (let code = 0x20; code <= 0xff; code += 1) {
    const letter = String.fromCharCode(code);
    for (const text of [letter, `a${letter}b`, `${letter}${letter}`, ` ${letter}-É${letter}.`])
      expect([text, foldText(text)]).toEqual([text, asAnyScript(text)]);
  }
});
