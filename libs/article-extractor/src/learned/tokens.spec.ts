import fc from 'fast-check';
import { nameSpans, spanText } from './name-spans';
import { tokensOf } from './tokens';

const words = (text: string) => tokensOf(text).map((token) => token.text);
const names = (text: string) => {
  const tokens = tokensOf(text);
  return nameSpans(tokens).map((span) => spanText(text, tokens, span));
};

test('a text is split into words and marks; names with marks inside stay whole', () => {
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

test('a sentence begins behind a point, but not behind an abbreviation or an ordinal', () => {
  const first = tokensOf('Dr. Kern kam am 3. Mai. Er blieb.\nNeu').filter((token) => token.first);
  expect(first.map(({ text }) => text)).toEqual(['Dr', 'Er', 'Neu']);
});

test('every run of words that looks like a name is a candidate, inside its line', () => {
  expect(names('Das Startup Bank of the Alps wächst')).toEqual(
    expect.arrayContaining(['Bank of the Alps', 'Startup', 'Alps']),
  );
  expect(names('Alpha\nBeta')).toEqual(['Alpha', 'Beta']);
  expect(names('nothing here')).toEqual([]);
});

test('tokens hold every sign that is no blank, in order, whatever the text', () => {
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
