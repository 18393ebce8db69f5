import * as fc from 'fast-check';
import { boundedText } from './bounded-text';

test('normal news text is not shortened', () => {
  const text =
    'Alpha AG raised CHF 2.5 million, led by Beta Ventures.\nSee https://news.example/alpha: more.';
  expect(boundedText(text)).toBe(text);
});

test('a word of 80 letters is kept, and a longer word is replaced by blanks', () => {
  expect(boundedText(`a ${'x'.repeat(80)} b`)).toBe(`a ${'x'.repeat(80)} b`);
  expect(boundedText(`a ${'x'.repeat(81)} b`)).toBe(`a ${' '.repeat(81)} b`);
});

test('a passage of 1,000 letters is kept, and a longer passage is split at a blank', () => {
  const words = 'abcd '.repeat(200);
  expect(boundedText(words)).toBe(words);
  expect(boundedText(`${words}e`)).toBe(`${words.slice(0, -1)}\ne`);
});

test('bounding a text keeps its length and leaves no word or passage above the limit', () => {
  const piece = fc.constantFrom('a', ' ', 'Aa-Bb ', ', ', '.', '\n', 'x'.repeat(90), 'word '.repeat(150));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const bounded = boundedText(text);
      expect(bounded).toHaveLength(text.length);
      expect(Math.max(0, ...bounded.split(/\s/).map((word) => word.length))).toBeLessThanOrEqual(80);
      expect(Math.max(0, ...bounded.split(/[.!?;:\n]/).map((passage) => passage.length))).toBeLessThanOrEqual(
        1_000,
      );
      expect(boundedText(bounded)).toBe(bounded);
    }),
  );
});
