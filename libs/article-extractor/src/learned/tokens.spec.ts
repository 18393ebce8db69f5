import fc from 'fast-check';
import { nameSpans, spanText } from './name-spans';
import { tokensOf } from './tokens';

const words = (text: string) => tokensOf(text).map((token) => token.text);
const names = (text: string) => {
  const tokens = tokensOf(text);
  return nameSpans(tokens).map((span) => spanText(text, tokens, span));
};

test('a text is split into words and punctuation, and names with inner punctuation remain whole', () => {
  expect(words('20|30, biped.ai und Müller&Co gewinnen.')).toEqual([
    '20|30',
    ',',
    'biped.ai',
    'und',
    'Müller&Co',
    'gewinnen',
    '.',
  ]);
  expect(words("l'EPFL et d’Abionic")).toEqual(["l'", 'EPFL', 'et', 'd’', 'Abionic']);
});

test('a new sentence starts after a period, but not after an abbreviation or an ordinal number', () => {
  const first = tokensOf('Dr. Kern kam am 3. Mai. Er blieb.\nNeu').filter((token) => token.first);
  expect(first.map(({ text }) => text)).toEqual(['Dr', 'Er', 'Neu']);
});

test('every sequence of capitalized words in one line is a candidate for a company name', () => {
  expect(names('Das Startup Bank of the Alps wächst')).toEqual(
    expect.arrayContaining(['Bank of the Alps', 'Startup', 'Alps']),
  );
  expect(names('Alpha\nBeta')).toEqual(['Alpha', 'Beta']);
  expect(names('nothing here')).toEqual([]);
});

test('for any text, the words and punctuation contain all characters except blanks, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const tokens = tokensOf(text);
      expect(tokens.map((token) => text.slice(token.start, token.end))).toEqual(
        tokens.map((token) => token.text),
      );
      expect(tokens.map((token) => token.text).join('')).toBe(text.replace(/\s/gu, ''));
    }),
  );
});
